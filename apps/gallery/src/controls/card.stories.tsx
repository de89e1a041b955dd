import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/Card',
  component: Card,
  argTypes: { children: { description: 'The content.' } },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Raised: Story = { args: { children: 'A raised surface.' } }

export const Edge: Story = { args: { edge: true, children: 'Awaits an action.' } }

export const Accent: Story = { args: { tone: 'accent', children: "The user's own content." } }

export const Plain: Story = { args: { tone: 'plain', children: 'No surface.' } }

export const Pressable: Story = { args: { pressable: true, children: 'One link or button.' } }
