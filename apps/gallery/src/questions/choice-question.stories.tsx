import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceQuestion } from '@touchline/ui-kit/questions'
import { fn } from 'storybook/test'
import { storing } from '../stateful-stories.tsx'
import { renderPicture } from '../teams.tsx'

const meta = {
  title: 'Questions/ChoiceQuestion',
  component: ChoiceQuestion,
  args: {
    question: {
      kind: 'choice',
      id: 'first-try',
      text: 'Which team scores the first try?',
      choices: [
        { id: 'home', text: 'Northern Tide' },
        { id: 'away', text: 'Valley Hawks' },
        { id: 'none', text: 'No try' },
      ],
    },
    answer: undefined,
    onAnswerChange: fn(),
    renderPicture,
  },
  render: storing(ChoiceQuestion),
} satisfies Meta<typeof ChoiceQuestion>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = { args: { answer: { kind: 'choice', choiceId: 'home' } } }

export const Closed: Story = { args: { answer: { kind: 'choice', choiceId: 'away' }, disabled: true } }
