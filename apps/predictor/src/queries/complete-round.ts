import type { QueryClient } from '@tanstack/react-query'
import { chooseBoard, type Round, type Tournament } from '@touchline/game-rules'
import { roundStandingsOf } from '../device/round-standings.ts'
import { titleOf } from '../platform/program-title.ts'
import { listedFixture } from './fixtures.ts'
import { ownStandingQuery } from './leaderboards.ts'
import type { PlatformSession } from './platform-session.ts'
import { programsQuery } from './programs.ts'
import type { RecordSession } from './record-match.ts'

/** The matches of the round, its board if no match carries it, and the player's row. */
export const REQUESTS_PER_ROUND = 3

export interface CompleteSession extends PlatformSession, RecordSession {
  readonly entry: { readonly tournament: Tournament }
}

/** Each request is made once, past the cache: the player started it and can repeat it. */
const ONCE = { retry: false, staleTime: 0 } as const

/** Reads the player's row of a round's board and stores it on the device. @throws what the platform client throws */
export async function completeRound(
  session: CompleteSession,
  client: QueryClient,
  round: Round,
): Promise<void> {
  const { tournament } = session.entry
  const title = titleOf(tournament, round.id)
  const programs = await client.fetchQuery({ ...programsQuery(session, title), ...ONCE })
  const listed = programs.map(listedFixture).filter((one) => one !== undefined)
  const board = chooseBoard(
    listed.flatMap(({ boards }) => boards),
    'round',
    round.leaderboardId,
  )
  const own = board && (await client.fetchQuery({ ...ownStandingQuery(session, board.id), ...ONCE }))
  roundStandingsOf(session.playerStore()).write(tournament.id, round.id, {
    points: own?.points,
    rank: own?.rank,
    isFinal: listed.every(({ fixture }) => fixture.isSettled || fixture.isVoid === true),
  })
}
