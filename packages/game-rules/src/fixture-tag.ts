import { type Fixture, isClosed } from './fixture.ts'
import type { EpochMs } from './time.ts'

/** What a fixture offers a player, in the order in which the rules are tried. */
export const FIXTURE_TAGS = ['see-results', 'awaiting-results', 'edit-predictions', 'predict-now'] as const

/** What a fixture offers a player. */
export type FixtureTag = (typeof FIXTURE_TAGS)[number]

/** The words on the tag. */
export const FIXTURE_TAG_TEXT = {
  'see-results': 'See results',
  'awaiting-results': 'Awaiting results',
  'edit-predictions': 'Edit Predictions',
  'predict-now': 'Predict now',
} as const satisfies Record<FixtureTag, string>

/**
 * The status tag of a fixture; the first rule that applies wins.
 * @example fixtureTag(fixture, { now: fixture.closesAt, hasPredicted: true }) //=> 'awaiting-results'
 */
export function fixtureTag(
  fixture: Pick<Fixture, 'isSettled' | 'closesAt' | 'resultsDueAt'>,
  options: { readonly now: EpochMs; readonly hasPredicted: boolean },
): FixtureTag {
  if (fixture.isSettled) return 'see-results'
  if (isClosed(fixture, options.now) && fixture.resultsDueAt !== undefined) return 'awaiting-results'
  return options.hasPredicted ? 'edit-predictions' : 'predict-now'
}
