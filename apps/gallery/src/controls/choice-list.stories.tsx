import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceList, TeamBadge } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import { TEAMS } from '../teams.tsx'

const CHOICES = TEAMS.slice(0, 3).map((team) => ({
  value: team.monogram,
  text: team.name,
  picture: <TeamBadge {...team} decorative />,
}))

const meta = {
  title: 'Controls/ChoiceList',
  component: ChoiceList,
  args: { label: 'First try', choices: CHOICES, onValueChange: fn() },
} satisfies Meta<typeof ChoiceList>
export default meta

type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

export const Chosen: Story = { args: { defaultValue: 'TID' } }

export const Row: Story = {
  args: {
    label: 'First try, in a row',
    layout: 'row',
    choices: CHOICES.map((choice, index) => ({ ...choice, colour: TEAMS[index]?.primary })),
    defaultValue: 'TID',
  },
}

export const Disabled: Story = { args: { defaultValue: 'HAW', disabled: true } }
