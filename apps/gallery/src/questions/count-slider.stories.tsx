import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountSlider } from '@touchline/ui-kit/questions'
import { fn } from 'storybook/test'
import { storing } from '../stateful-stories.tsx'

const meta = {
  title: 'Questions/CountSlider',
  component: CountSlider,
  args: {
    question: { kind: 'count', id: 'conversions', text: 'How many successful conversions?', min: 0, max: 30 },
    answer: undefined,
    onAnswerChange: fn(),
  },
  render: storing(CountSlider),
} satisfies Meta<typeof CountSlider>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = { args: { answer: { kind: 'count', value: 6 } } }

export const AtTheMaximum: Story = { args: { answer: { kind: 'count', value: 30 } } }

export const Closed: Story = { args: { answer: { kind: 'count', value: 6 }, disabled: true } }
