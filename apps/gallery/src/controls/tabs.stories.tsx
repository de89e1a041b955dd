import { Tabs } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'Views',
    items: [
      { value: 'fixtures', label: 'Fixtures' },
      { value: 'leaderboards', label: 'Leaderboards of all rounds and of the whole season' },
    ],
  },
})

export const WithAPanel = meta.story({
  args: { children: <p className="note">What the selected tab shows.</p> },
})
