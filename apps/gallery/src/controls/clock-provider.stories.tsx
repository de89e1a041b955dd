import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockProvider, Countdown } from '@touchline/ui-kit'

const NOON = Date.UTC(2024, 3, 27, 12)

const meta = {
  title: 'Controls/ClockProvider',
  component: ClockProvider,
  args: {
    now: () => NOON,
    children: (
      <Countdown endsAt={NOON + 90_000} formatRemaining={(remainingMs) => `${remainingMs / 1000} s left`} />
    ),
  },
} satisfies Meta<typeof ClockProvider>
export default meta

type Story = StoryObj<typeof meta>

export const StoppedClock: Story = {}
