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

/** The colours of two teams, one above the other. */
export const EdgeOfTeams: Story = {
  args: { edge: true, children: 'Ironsand v Goldfields' },
  render: (args) => (
    <Card
      {...args}
      style={Object.fromEntries([
        ['--tl-edge-start', '#c8102e'],
        ['--tl-edge-end', '#f5c400'],
      ])}
    />
  ),
}

export const Accent: Story = { args: { tone: 'accent', children: "The user's own content." } }

export const Plain: Story = { args: { tone: 'plain', children: 'No surface.' } }

export const Pressable: Story = { args: { pressable: true, children: 'One link or button.' } }
