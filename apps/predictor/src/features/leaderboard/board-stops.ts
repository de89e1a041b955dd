import type { Tournament } from '@touchline/game-rules'
import { fixturesCopy } from '../../config/copy.ts'
import type { RoundSelection } from '../../launch/selected-round.ts'
import type { ListedFixture } from '../../platform/fixture-from-program.ts'

/** The item of the swiper: a round, or a match if the tournament has no rounds. */
export interface BoardStops {
  readonly label: string
  /** The match whose boards are shown; any match of a round has the round's. */
  readonly current: ListedFixture | undefined
  readonly previousId: string | undefined
  readonly nextId: string | undefined
}

/**
 * Returns the stop and its neighbours. Round 0 has neighbours as well: its arrows are disabled only in the fixtures
 * list, where the carousel leads out of it, and the leaderboard has no carousel.
 */
export function stopsOf(
  tournament: Pick<Tournament, 'roundBased'>,
  fixtures: readonly ListedFixture[],
  { rounds, selected, selectedId }: Pick<RoundSelection, 'rounds' | 'selected' | 'selectedId'>,
): BoardStops {
  if (tournament.roundBased) {
    const place = rounds.findIndex(({ id }) => id === selected?.id)
    return {
      label: selected?.label ?? '',
      current: fixtures.find(({ boards }) => boards.length > 0) ?? fixtures[0],
      previousId: rounds[place - 1]?.id,
      nextId: place === -1 ? undefined : rounds[place + 1]?.id,
    }
  }
  const place = Math.max(
    0,
    fixtures.findIndex(({ fixture }) => fixture.id === selectedId),
  )
  const current = fixtures[place]
  return {
    label:
      current === undefined ? '' : fixturesCopy.match(current.fixture.home.name, current.fixture.away.name),
    current,
    previousId: fixtures[place - 1]?.fixture.id,
    nextId: fixtures[place + 1]?.fixture.id,
  }
}
