import { NumbersInput } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing, unanswered } from '../story-functions.tsx'
import { renderPicture } from '../teams.tsx'

const meta = preview.meta({
  title: 'Questions/NumbersInput',
  component: NumbersInput,
  args: {
    question: {
      kind: 'numbers' as const,
      id: 'tackles',
      text: 'How many tackles will each side make?',
      choices: [
        { id: 'home', text: 'Northern Tide' },
        { id: 'away', text: 'Valley Hawks' },
      ],
      min: 0,
      max: 999_999,
    },
    ...unanswered,
    renderPicture,
  },
  render: storing(NumbersInput),
})

export const Unanswered = meta.story()

export const Answered = meta.story({
  args: { answer: { kind: 'numbers', numbers: { home: 142, away: 97 } } },
})

export const Closed = meta.story({
  args: { answer: { kind: 'numbers', numbers: { home: 142, away: 97 } }, disabled: true },
})

export const OneNumberSet = meta.story({
  args: { answer: { kind: 'numbers', numbers: { home: 142, away: 0 } }, unset: ['away'] },
})
