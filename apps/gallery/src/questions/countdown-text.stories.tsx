import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountdownText } from '@touchline/ui-kit/questions'

const meta = {
  title: 'Questions/CountdownText',
  component: CountdownText,
} satisfies Meta<typeof CountdownText>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = { args: { closesAt: Date.now() + 5_652_000 } }

export const Closing: Story = { args: { closesAt: Date.now() + 300_000 } }

export const Closed: Story = { args: { closesAt: 0 } }
