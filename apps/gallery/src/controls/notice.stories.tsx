import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Notice, TONES } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/Notice',
  component: Notice,
  args: { title: '4 of 9 saved.', live: 'off', children: 'Five answers are still to be sent.' },
} satisfies Meta<typeof Notice>
export default meta

type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <>
      {TONES.map((tone) => (
        <Notice {...args} key={tone} tone={tone} />
      ))}
    </>
  ),
}

export const WithAnAction: Story = {
  args: {
    title: undefined,
    tone: 'negative',
    children: 'Could not load the leaderboard.',
    action: <Button>Retry</Button>,
    onDismiss: fn(),
  },
}
