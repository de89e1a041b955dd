import { Card, Skeleton, Spinner } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Controls/Skeleton',
  component: Skeleton,
})

export const Text = meta.story({ args: { width: '12ch' } })

export const Block = meta.story({ args: { shape: 'block' } })

export const Round = meta.story({ args: { shape: 'round' } })

export const LoadingCard = meta.story({
  render: () => (
    <Card>
      <Spinner label="Loading fixtures" size="s" />
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton shape="round" />
    </Card>
  ),
})
