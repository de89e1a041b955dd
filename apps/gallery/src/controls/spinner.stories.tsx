import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <div className="row">
      <Spinner size="s" label="Loading" />
      <Spinner />
      <Spinner size="l" />
    </div>
  ),
}
