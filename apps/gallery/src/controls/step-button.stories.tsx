import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepButton } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/StepButton',
  component: StepButton,
  args: { label: 'One more', direction: 'up', atBound: false, onStep: fn(() => true), onEnd: fn() },
} satisfies Meta<typeof StepButton>
export default meta

type Story = StoryObj<typeof meta>

export const Increase: Story = {}

export const Decrease: Story = { args: { label: 'One less', direction: 'down' } }

export const AtTheMaximum: Story = { args: { atBound: true } }

export const Large: Story = { args: { size: 'l' } }
