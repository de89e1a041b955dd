import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Your rank' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const BeforeANumber: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> #12
    </p>
  ),
}
