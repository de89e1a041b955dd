import { MinuteDial } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing, unanswered } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Questions/MinuteDial',
  component: MinuteDial,
  args: {
    question: {
      kind: 'minute' as const,
      id: 'minute',
      text: 'In which minute are the first points scored?',
      min: 0,
      max: 80,
    },
    halfTime: 40,
    ...unanswered,
  },
  render: storing(MinuteDial),
})

export const Unanswered = meta.story()

export const Answered = meta.story({ args: { answer: { kind: 'minute', value: 7 } } })

export const WithoutHalfTime = meta.story({ args: { halfTime: undefined } })

export const Closed = meta.story({ args: { answer: { kind: 'minute', value: 62 }, disabled: true } })
