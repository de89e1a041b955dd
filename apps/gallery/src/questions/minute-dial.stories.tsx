import type { Meta, StoryObj } from '@storybook/react-vite'
import { MinuteDial } from '@touchline/ui-kit/questions'
import { fn } from 'storybook/test'
import { storing } from '../stateful-stories.tsx'

const meta = {
  title: 'Questions/MinuteDial',
  component: MinuteDial,
  args: {
    question: {
      kind: 'minute',
      id: 'minute',
      text: 'In which minute are the first points scored?',
      min: 0,
      max: 80,
    },
    halfTime: 40,
    answer: undefined,
    onAnswerChange: fn(),
  },
  render: storing(MinuteDial),
} satisfies Meta<typeof MinuteDial>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = { args: { answer: { kind: 'minute', value: 7 } } }

export const WithoutHalfTime: Story = { args: { halfTime: undefined } }

export const Closed: Story = { args: { answer: { kind: 'minute', value: 62 }, disabled: true } }
