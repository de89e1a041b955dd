import { Dropdown } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Dropdown',
  component: Dropdown,
  args: {
    label: 'Board',
    options: [
      { value: 'season', label: 'Season Leaderboard' },
      { value: 'round', label: 'Round Leaderboard' },
    ],
  },
})

export const Default = meta.story()

export const LabelHidden = meta.story({ args: { label: 'Board, label hidden', labelHidden: true } })

export const Disabled = meta.story({ args: { disabled: true } })
