import { Button, Notice, TONES } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Notice',
  component: Notice,
  args: { title: '4 of 9 saved.', live: 'off' as const, children: 'Five answers are still to be sent.' },
})

export const Tones = meta.story({
  render: (args) => (
    <>
      {TONES.map((tone) => (
        <Notice {...args} key={tone} tone={tone} />
      ))}
    </>
  ),
})

export const WithAnAction = meta.story({
  args: {
    title: undefined,
    tone: 'negative',
    children: 'Could not load the leaderboard.',
    action: <Button>Retry</Button>,
    onDismiss: fn(),
  },
})
