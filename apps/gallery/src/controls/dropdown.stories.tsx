import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dropdown } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/Dropdown',
  component: Dropdown,
  args: {
    label: 'Board',
    options: [
      { value: 'season', label: 'Season Leaderboard' },
      { value: 'round', label: 'Round Leaderboard' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Dropdown>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LabelHidden: Story = { args: { label: 'Board, label hidden', labelHidden: true } }

export const Disabled: Story = { args: { disabled: true } }
