import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectionNotice } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/ConnectionNotice',
  component: ConnectionNotice,
} satisfies Meta<typeof ConnectionNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Slow: Story = { args: { phase: 'reconnecting' } }

export const Offline: Story = { args: { phase: 'offline' } }
