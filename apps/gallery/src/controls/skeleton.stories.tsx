import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Skeleton, Spinner } from '@touchline/ui-kit'

const meta = {
  title: 'Controls/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = { args: { width: '12ch' } }

export const Block: Story = { args: { shape: 'block' } }

export const Round: Story = { args: { shape: 'round' } }

export const LoadingCard: Story = {
  render: () => (
    <Card>
      <Spinner label="Loading fixtures" size="s" />
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton shape="round" />
    </Card>
  ),
}
