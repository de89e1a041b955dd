import { PossessionSlider } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing, unanswered } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Questions/PossessionSlider',
  component: PossessionSlider,
  args: {
    question: {
      kind: 'possession' as const,
      id: 'possession',
      text: 'How will possession be shared?',
      min: 0,
      max: 100,
    },
    home: 'Northern Tide',
    away: 'Valley Hawks',
    ...unanswered,
  },
  render: storing(PossessionSlider),
})

export const Unanswered = meta.story()

export const Answered = meta.story({ args: { answer: { kind: 'possession', value: 55 } } })

export const Closed = meta.story({ args: { answer: { kind: 'possession', value: 30 }, disabled: true } })
