import { type Fixture, type FixtureId, isClosed } from '@touchline/game-rules'
import type { ListedFixture } from './fixture-from-program.ts'

/** Returns the matches that take predictions, by closing time. */
export function openMatches(fixtures: readonly ListedFixture[], now: number): readonly Fixture[] {
  return fixtures
    .map(({ fixture }) => fixture)
    .filter((fixture) => !isClosed(fixture, now))
    .sort((a, b) => a.closesAt - b.closesAt)
}

/** Returns the open match that closes next of those without a prediction; if all have one, of all. */
export function nextToClose(
  open: readonly Fixture[],
  isPredicted: (id: FixtureId) => boolean,
): Fixture | undefined {
  return open.find(({ id }) => !isPredicted(id)) ?? open[0]
}
