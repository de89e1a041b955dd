import { Toast } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { openedByButton } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Controls/Toast',
  component: Toast,
  args: { open: false, onClose: fn(), tone: 'positive' as const, children: 'Saved' },
  render: openedByButton('Show', Toast),
})

export const OpenedByAButton = meta.story()
