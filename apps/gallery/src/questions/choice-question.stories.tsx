import { ChoiceQuestion } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { storing, unanswered } from '../story-functions.tsx'
import { renderPicture } from '../teams.tsx'

const meta = preview.meta({
  title: 'Questions/ChoiceQuestion',
  component: ChoiceQuestion,
  args: {
    question: {
      kind: 'choice' as const,
      id: 'first-try',
      text: 'Which team scores the first try?',
      choices: [
        { id: 'home', text: 'Northern Tide' },
        { id: 'away', text: 'Valley Hawks' },
        { id: 'none', text: 'No try' },
      ],
    },
    ...unanswered,
    renderPicture,
  },
  render: storing(ChoiceQuestion),
})

export const Unanswered = meta.story()

export const Answered = meta.story({ args: { answer: { kind: 'choice', choiceId: 'home' } } })

export const Closed = meta.story({ args: { answer: { kind: 'choice', choiceId: 'away' }, disabled: true } })
