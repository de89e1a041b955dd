import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlusPattern } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/PlusPattern',
  component: PlusPattern,
  parameters: { bleed: true },
} satisfies Meta<typeof PlusPattern>
export default meta

type Story = StoryObj<typeof meta>

export const BehindAHeading: Story = {
  render: (args) => (
    <div className="header">
      <PlusPattern {...args} />
      <h3>PREDICTOR</h3>
      <p>Men’s 2024</p>
    </div>
  ),
}
