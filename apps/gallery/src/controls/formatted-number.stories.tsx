import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedNumber } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/FormattedNumber',
  component: FormattedNumber,
} satisfies Meta<typeof FormattedNumber>
export default meta

type Story = StoryObj<typeof meta>

export const CountedUp: Story = {
  args: { value: 52, countUp: true },
  decorators: (Story) => (
    <span className="hero">
      <Story />
    </span>
  ),
}

export const Thousands: Story = { args: { value: 1_204_318 } }

export const Signed: Story = { args: { value: 18, signed: true } }
