import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '@touchline/ui-kit'

function remaining(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}

const meta = {
  title: 'Controls/Countdown',
  component: Countdown,
  args: {
    endsAt: Date.now() + 5_652_000,
    formatRemaining: (ms) => `${remaining(ms)} left`,
    announcedMinutes: [60, 10, 5, 1, 0],
  },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const Ending: Story = { args: { endsAt: Date.now() + 300_000 } }

export const Ended: Story = { args: { endsAt: 0, formatRemaining: () => 'Predictions closed.' } }
