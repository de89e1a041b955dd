import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepButton } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/StepButton',
  component: StepButton,
  args: { label: 'One more', direction: 'up', atBound: false, onStep: () => true },
} satisfies Meta<typeof StepButton>
export default meta

type Story = StoryObj<typeof meta>

export const BothWaysAndAtABound: Story = {
  name: 'Both ways, and at a bound',
  render: (args) => (
    <div className="row">
      <StepButton {...args} label="One less" direction="down" />
      <StepButton {...args} />
      <StepButton {...args} label="One more, at the top" atBound onStep={() => false} />
    </div>
  ),
}
