import { CountSlider } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing, unanswered } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Questions/CountSlider',
  component: CountSlider,
  args: {
    question: {
      kind: 'count' as const,
      id: 'conversions',
      text: 'How many successful conversions?',
      min: 0,
      max: 30,
    },
    ...unanswered,
  },
  render: storing(CountSlider),
})

export const Unanswered = meta.story()

export const Answered = meta.story({ args: { answer: { kind: 'count', value: 6 } } })

export const AtTheMaximum = meta.story({ args: { answer: { kind: 'count', value: 30 } } })

export const Closed = meta.story({ args: { answer: { kind: 'count', value: 6 }, disabled: true } })
