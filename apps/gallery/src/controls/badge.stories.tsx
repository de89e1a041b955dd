import { Badge, TONES } from '@touchline/ui-kit'
import preview from '../../.storybook/preview.tsx'
import { inARow } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Controls/Badge',
  component: Badge,
  args: { children: '18 points' },
})

export const Accent = meta.story({ args: { tone: 'accent' } })

export const Tones = meta.story({
  render: inARow(
    Badge,
    TONES.map((tone) => ({ tone, children: tone })),
  ),
})
