import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockProvider, Countdown } from '@touchline/ui-kit'
import { expect } from 'storybook/test'

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

export const StoppedClock: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('90 s left')
  },
}
