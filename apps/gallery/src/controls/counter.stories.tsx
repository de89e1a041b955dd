import type { Meta, StoryObj } from '@storybook/react-vite'
import { Counter } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/Counter',
  component: Counter,
  args: { label: 'Tries', max: 20, onValueChange: fn() },
} satisfies Meta<typeof Counter>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 4 } }

export const Untouched: Story = { args: { untouched: true } }

export const AtTheMinimum: Story = { args: { defaultValue: 0 } }

export const AtTheMaximum: Story = { args: { label: 'Score', max: 99, defaultValue: 99 } }

export const Score: Story = { args: { label: 'Northern Tide', size: 'score', max: 99, defaultValue: 27 } }

export const Disabled: Story = { args: { defaultValue: 4, disabled: true } }
