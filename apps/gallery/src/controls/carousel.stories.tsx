import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const ROUNDS = Array.from({ length: 15 }, (_, index) => ({
  value: `${index + 1}`,
  label: `Round ${index + 1}`,
}))

const meta = {
  title: 'Controls/Carousel',
  component: Carousel,
  args: { label: 'Rounds', items: ROUNDS, onValueChange: fn() },
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = { args: { defaultValue: '8' } }

export const First: Story = { args: { label: 'Rounds, first', defaultValue: '1' } }
