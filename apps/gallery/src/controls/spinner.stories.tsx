import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  args: { label: undefined },
  render: (args) => (
    <div className="row">
      <Spinner {...args} size="s" />
      <Spinner {...args} size="m" />
      <Spinner {...args} size="l" />
    </div>
  ),
}
