import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  args: {
    label: 'Views',
    items: [
      { value: 'fixtures', label: 'Fixtures' },
      { value: 'leaderboards', label: 'Leaderboards' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const WithAPanel: Story = {
  args: { children: <p className="note">What the selected tab shows.</p> },
}
