import { Card, TeamBadge } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { TEAMS } from '../teams.tsx'

const meta = preview.meta({
  title: 'Controls/TeamBadge',
  component: TeamBadge,
  args: TEAMS[2],
})

export const Monogram = meta.story()

export const WithoutColours = meta.story({
  args: { name: 'Unknown', monogram: undefined, primary: undefined, secondary: undefined },
})

export const Patterns = meta.story({
  render: (args) => (
    <div className="row">
      <TeamBadge {...args} pattern="hoops" />
      <TeamBadge {...args} pattern="halves" />
      <TeamBadge {...args} pattern="sash" />
    </div>
  ),
})

export const OnACard = meta.story({
  render: () => (
    <Card>
      <div className="row">
        {TEAMS.map((team) => (
          <TeamBadge key={team.name} {...team} />
        ))}
      </div>
    </Card>
  ),
})

export const Sizes = meta.story({
  render: (args) => (
    <div className="row">
      <TeamBadge {...args} size="s" />
      <TeamBadge {...args} />
      <TeamBadge {...args} size="l" />
    </div>
  ),
})
