import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, TeamBadge } from '@touchline/ui-kit'
import { TEAMS } from '../teams.tsx'

const meta = {
  title: 'Controls/TeamBadge',
  component: TeamBadge,
  args: TEAMS[2],
} satisfies Meta<typeof TeamBadge>
export default meta

type Story = StoryObj<typeof meta>

export const Monogram: Story = {}

export const WithoutColours: Story = {
  args: { name: 'Unknown', monogram: undefined, primary: undefined, secondary: undefined },
}

export const Patterns: Story = {
  render: (args) => (
    <div className="row">
      <TeamBadge {...args} pattern="hoops" />
      <TeamBadge {...args} pattern="halves" />
      <TeamBadge {...args} pattern="sash" />
    </div>
  ),
}

export const OnACard: Story = {
  render: () => (
    <Card>
      <div className="row">
        {TEAMS.map((team) => (
          <TeamBadge key={team.name} {...team} />
        ))}
      </div>
    </Card>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="row">
      <TeamBadge {...args} size="s" />
      <TeamBadge {...args} />
      <TeamBadge {...args} size="l" />
    </div>
  ),
}
