import type { Meta, StoryObj } from '@storybook/react-vite'
import { PossessionSlider } from '@touchline/ui-kit/questions'
import { fn } from 'storybook/test'
import { storing } from '../stateful-stories.tsx'

const meta = {
  title: 'Questions/PossessionSlider',
  component: PossessionSlider,
  args: {
    question: {
      kind: 'possession',
      id: 'possession',
      text: 'How will possession be shared?',
      min: 0,
      max: 100,
    },
    home: 'Northern Tide',
    away: 'Valley Hawks',
    answer: undefined,
    onAnswerChange: fn(),
  },
  render: storing(PossessionSlider),
} satisfies Meta<typeof PossessionSlider>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {}

export const Answered: Story = { args: { answer: { kind: 'possession', value: 55 } } }

export const Closed: Story = { args: { answer: { kind: 'possession', value: 30 }, disabled: true } }
