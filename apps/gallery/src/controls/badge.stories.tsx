import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, TONES } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/Badge',
  component: Badge,
  args: { children: '18 points' },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Accent: Story = { args: { tone: 'accent' } }

export const Tones: Story = {
  render: (args) => (
    <div className="row">
      {TONES.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
