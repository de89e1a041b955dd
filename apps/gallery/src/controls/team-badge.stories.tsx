import { Card, TeamBadge } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { inARow } from '../story-functions.tsx'
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
  render: inARow(TeamBadge, [{ pattern: 'hoops' }, { pattern: 'halves' }, { pattern: 'sash' }]),
})

export const OnACard = meta.story({
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
  render: inARow(TeamBadge, TEAMS),
})

export const Sizes = meta.story({
  render: inARow(TeamBadge, [{ size: 's' }, { size: 'm' }, { size: 'l' }]),
})
