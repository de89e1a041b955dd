import type { Meta, StoryObj } from '@storybook/react-vite'
import { Slider } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  args: { label: 'Conversions', max: 30, onValueChange: fn() },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 6, marks: [0, 15, 30] } }

export const Untouched: Story = { args: { untouched: true, marks: [0, 15, 30] } }

export const AtTheMaximum: Story = {
  args: {
    defaultValue: 30,
    formatValue: (value) => (value === 30 ? '30+' : `${value}`),
    valueText: (value) => (value === 30 ? '30 or more' : `${value}`),
  },
}

export const Disabled: Story = { args: { defaultValue: 12, disabled: true } }
