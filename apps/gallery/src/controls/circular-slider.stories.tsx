import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircularSlider } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/CircularSlider',
  component: CircularSlider,
  args: { label: 'First points', max: 80, fieldLabel: 'minute', onValueChange: fn() },
} satisfies Meta<typeof CircularSlider>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 7, majorTicks: [40] } }

export const Untouched: Story = { args: { defaultValue: 20, untouched: true, majorTicks: [40] } }

export const NearTheMaximum: Story = { args: { label: 'Last points', defaultValue: 78, majorTicks: [40] } }

export const Disabled: Story = { args: { defaultValue: 52, disabled: true } }
