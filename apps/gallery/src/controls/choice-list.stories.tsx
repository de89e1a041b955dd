import { ChoiceList, TeamBadge } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { TEAMS } from '../teams.tsx'

const CHOICES = TEAMS.slice(0, 3).map((team) => ({
  value: team.monogram,
  text: team.name,
  picture: <TeamBadge {...team} decorative />,
}))

const meta = preview.meta({
  title: 'Controls/ChoiceList',
  component: ChoiceList,
  args: { label: 'First try', choices: CHOICES },
})

export const Untouched = meta.story()

export const Chosen = meta.story({ args: { defaultValue: 'TID' } })

export const Row = meta.story({
  args: {
    label: 'First try, in a row',
    layout: 'row',
    choices: CHOICES.map((choice, index) => ({ ...choice, colour: TEAMS[index]?.primary })),
    defaultValue: 'TID',
  },
})

export const Disabled = meta.story({ args: { defaultValue: 'HAW', disabled: true } })
