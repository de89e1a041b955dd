import type { Meta, StoryObj } from '@storybook/react-vite'
import { FramedDialog } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import { openedByButton } from '../stateful-stories.tsx'

const meta = {
  title: 'Controls/FramedDialog',
  component: FramedDialog,
  args: {
    open: false,
    onClose: fn(),
    title: 'Terms and conditions',
    children: <p>Open to people aged 18 or over.</p>,
  },
  render: openedByButton('Terms and conditions', FramedDialog),
} satisfies Meta<typeof FramedDialog>
export default meta

type Story = StoryObj<typeof meta>

export const OpenedByAButton: Story = {}

export const LongText: Story = {
  args: {
    title: 'All the terms',
    children: <p style={{ blockSize: '200vh' }}>Open to people aged 18 or over.</p>,
  },
}
