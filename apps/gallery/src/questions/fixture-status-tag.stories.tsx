import { FIXTURE_TAGS } from '@touchline/game-rules'
import { FixtureStatusTag } from '@touchline/ui-kit/questions'
import preview from '../../.storybook/preview.tsx'
import { inARow } from '../story-functions.tsx'

const meta = preview.meta({
  title: 'Questions/FixtureStatusTag',
  component: FixtureStatusTag,
})

export const Tags = meta.story({
  args: { tag: 'see-results' },
  render: inARow(
    FixtureStatusTag,
    FIXTURE_TAGS.map((tag) => ({ tag })),
  ),
})
