import { LockIcon, MessageScreen } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/MessageScreen',
  component: MessageScreen,
  args: { title: 'ERROR', headingLevel: 3 as const },
  parameters: { bleed: true },
})

export const Error_ = meta.story({
  name: 'Error',
  args: {
    description: 'Something went wrong, please check back later.',
    action: { onSelect: fn() },
  },
})

export const WithAnIcon = meta.story({
  args: {
    title: 'LOG IN TO PLAY',
    icon: <LockIcon />,
    description: 'You need to be logged in to make predictions.',
  },
})
