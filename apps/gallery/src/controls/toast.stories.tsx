import type { Meta, StoryObj } from '@storybook/react-vite'
import { Toast } from '@touchline/ui-kit'
import { fn } from 'storybook/test'
import { openedByButton } from '../stateful-stories.tsx'

const meta = {
  title: 'Controls/Toast',
  component: Toast,
  args: { open: false, onClose: fn(), tone: 'positive', children: 'Saved' },
  render: openedByButton('Show', Toast),
} satisfies Meta<typeof Toast>
export default meta

type Story = StoryObj<typeof meta>

export const OpenedByAButton: Story = {}
