import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Touchline, TouchlineStop } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/Touchline',
  component: Touchline,
  subcomponents: { TouchlineStop },
} satisfies Meta<typeof Touchline>
export default meta

type Story = StoryObj<typeof meta>

export const HalfWay: Story = {
  args: {
    children: [
      <TouchlineStop key="one" eyebrow="prediction one" title="What will the final score be?" done>
        <Card>27 – 19</Card>
      </TouchlineStop>,
      <TouchlineStop key="two" eyebrow="prediction two" title="In which minute are the first points scored?">
        <Card>not yet</Card>
      </TouchlineStop>,
    ],
  },
}
