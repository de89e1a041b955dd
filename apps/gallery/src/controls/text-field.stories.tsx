import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Nickname', maxLength: 30, onValueChange: fn() },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Side Kick' } }

export const Filled: Story = { args: { defaultValue: 'Ruck and Roll', hint: 'Shown on the leaderboards.' } }

export const WithAnError: Story = {
  args: { defaultValue: 'Taken', error: 'Please choose another nickname.' },
}

export const LabelHidden: Story = { args: { label: 'Nickname, label hidden', labelHidden: true } }

export const Disabled: Story = { args: { defaultValue: 'Ruck and Roll', disabled: true } }
