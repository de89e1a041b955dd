import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockIcon, MessageScreen } from '@touchline/ui-kit'
import { fn } from 'storybook/test'

const meta = {
  title: 'Controls/MessageScreen',
  component: MessageScreen,
  args: { title: 'ERROR', headingLevel: 3 },
  parameters: { bleed: true },
} satisfies Meta<typeof MessageScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Error_: Story = {
  name: 'Error',
  args: {
    description: 'Something went wrong, please check back later.',
    action: { onSelect: fn() },
  },
}

export const WithAnIcon: Story = {
  args: {
    title: 'LOG IN TO PLAY',
    icon: <LockIcon />,
    description: 'You need to be logged in to make predictions.',
  },
}
