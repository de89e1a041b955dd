import { PointsBadge } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Questions/PointsBadge',
  component: PointsBadge,
})

export const Earned = meta.story({ args: { points: 18 } })

export const None = meta.story({ args: { points: 0 } })
