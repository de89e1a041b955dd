import { type Fixture, isClosed } from '@touchline/game-rules'
import type { ListedFixture } from './fixture-from-program.ts'

/** Returns the matches that take predictions, by closing time. */
export function openMatches(fixtures: readonly ListedFixture[], now: number): readonly Fixture[] {
  return fixtures
    .map(({ fixture }) => fixture)
    .filter((fixture) => !isClosed(fixture, now))
    .sort((a, b) => a.closesAt - b.closesAt)
}
