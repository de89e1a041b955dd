import { FramedDialog } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { openedByButton } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Controls/FramedDialog',
  component: FramedDialog,
  args: {
    open: false,
    onClose: fn(),
    title: 'Terms and conditions',
    children: <p>Open to people aged 18 or over.</p>,
  },
  render: openedByButton('Terms and conditions', FramedDialog),
})

export const OpenedByAButton = meta.story()

export const LongText = meta.story({
  args: {
    title: 'All the terms',
    children: <p style={{ blockSize: '200vh' }}>Open to people aged 18 or over.</p>,
  },
})
