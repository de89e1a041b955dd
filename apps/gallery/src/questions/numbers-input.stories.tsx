import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumbersInput } from '@touchline/ui-kit/questions'
import { fn } from 'storybook/test'
import { storing } from '../stateful-stories.tsx'
import { renderPicture } from '../teams.tsx'

const meta = {
  title: 'Questions/NumbersInput',
  component: NumbersInput,
  args: {
    question: {
      kind: 'numbers',
      id: 'tackles',
      text: 'How many tackles will each side make?',
      choices: [
        { id: 'home', text: 'Northern Tide' },
        { id: 'away', text: 'Valley Hawks' },
      ],
      min: 0,
      max: 999_999,
    },
    answer: undefined,
    onAnswerChange: fn(),
    renderPicture,
  },
  render: storing(NumbersInput),
} satisfies Meta<typeof NumbersInput>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = { args: { answer: { kind: 'numbers', numbers: { home: 142, away: 97 } } } }

export const Closed: Story = {
  args: { answer: { kind: 'numbers', numbers: { home: 142, away: 97 } }, disabled: true },
}

export const OneNumberSet: Story = {
  args: { answer: { kind: 'numbers', numbers: { home: 142, away: 0 } }, unset: ['away'] },
}
