import {
  maximumPoints,
  type PossibleRanks,
  possibleRanks,
  type RankBounds,
  rankToRead,
  standardScheme,
} from '@touchline/game-rules'
import { expect, it } from 'vitest'
import { matchResultSchema } from '../src/core/match-result.ts'
import type { Sandbox } from '../src/server/start-sandbox.ts'
import { call, controlsOf, round } from './api.ts'
import { startMen } from './men.ts'

const FANS = 150
/** The rows of one read. The game reads fifty, on boards that are longer than this crowd's. */
const ROWS_PER_READ = 10
const ALL_ROWS = 100

/** After the kick-off of the last match of round 10. */
const DURING_THE_LAST = '2024-04-27T10:00:00Z'

const DECIDED = ['first-try', 'first-points-minute', 'half-time-leader'] as const
const OPEN_POINTS = maximumPoints(standardScheme) - maximumPoints(standardScheme, DECIDED)

interface Row {
  readonly rank: number
  readonly score: number
  readonly profile_id: string
}

async function wholeBoard(sandbox: Sandbox, entriesUrl: string): Promise<readonly Row[]> {
  const read = async (start: number) =>
    (await call(sandbox, `GET ${entriesUrl}?start=${start}&page_size=${ALL_ROWS}`)).body.results
  return [...(await read(0)), ...(await read(ALL_ROWS))]
}

/** The fans who answered a match. Everyone in the crowd answers every question of a match. */
async function playersOf({ db }: Sandbox, programId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('interactions as answer')
    .innerJoin('widgets as widget', 'widget.id', 'answer.widget_id')
    .select('answer.profile_id')
    .distinct()
    .where('widget.program_id', '=', programId)
    .execute()
  return new Set(rows.map(({ profile_id }) => profile_id))
}

/** Returns the ranks that a fan is shown: from the rows at the top, those around the own one and two further reads. */
function shownRanks(own: Row, board: readonly Row[], ownGain: number): PossibleRanks {
  const rows = new Set(board.slice(0, ROWS_PER_READ))
  const readAround = (rank: number) => {
    const start = Math.max(0, rank - 1 - ROWS_PER_READ / 2)
    for (const row of board.slice(start, start + ROWS_PER_READ)) rows.add(row)
    return ranksFrom(own, { rows: [...rows], ownGain, total: board.length })
  }
  const first = readAround(own.rank)
  const second = readAround(rankToRead(first) ?? 1)
  return readAround(rankToRead(second) ?? 1)
}

interface Known {
  readonly rows: readonly Row[]
  readonly ownGain: number
  readonly total: number
}

function ranksFrom(own: Row, { rows, ...known }: Known): PossibleRanks {
  return possibleRanks({
    ...known,
    points: own.score,
    othersGain: OPEN_POINTS,
    rows: rows.map(({ rank, score }) => ({ rank, points: score })),
  })
}

/** Places between an estimate and the rank on the whole board; undefined if nothing was estimated. */
function errorOf(shown: RankBounds, exact: RankBounds): number | undefined {
  if (shown.estimate === undefined || shown.from === shown.to || exact.to === undefined) return undefined
  return Math.abs(shown.estimate - exact.to)
}

it('bounds the final rank of every fan of the crowd, and the error of every estimate', async () => {
  await using sandbox = await startMen({ fans: FANS })
  const controls = controlsOf(sandbox)
  const programs = await round(sandbox, 10)
  const last = programs.at(-1)
  const { entries_url } = last.leaderboards[0]

  await sandbox.clock.set(DURING_THE_LAST)
  for (const { id } of programs.slice(0, -1)) await controls.settle(id)
  const { result } = await sandbox.db
    .selectFrom('programs')
    .select('result')
    .where('id', '=', last.id)
    .executeTakeFirstOrThrow()
  const { firstTry, firstPointsMinute, halfTimeLeader } = matchResultSchema.parse(result)
  await controls.settle(last.id, { firstTry, firstPointsMinute, halfTimeLeader })

  const players = await playersOf(sandbox, last.id)
  const before = await wholeBoard(sandbox, entries_url)
  const total = before.length
  const shown = before.map((own) => {
    const ownGain = players.has(own.profile_id) ? OPEN_POINTS : 0
    return {
      own,
      ranks: shownRanks(own, before, ownGain),
      exact: ranksFrom(own, { rows: before, ownGain, total }),
    }
  })

  await controls.settle(last.id, matchResultSchema.parse(result))
  const after = new Map(
    (await wholeBoard(sandbox, entries_url)).map(({ profile_id, rank }) => [profile_id, rank]),
  )
  expect(total).toBeGreaterThan(ALL_ROWS)
  const errors = shown.flatMap(({ ranks, exact }) =>
    [errorOf(ranks.best, exact.best), errorOf(ranks.worst, exact.worst)].filter(
      (error) => error !== undefined,
    ),
  )
  // The estimates lie closer than their bounds: within an eighth of the board.
  expect(errors.length).toBeGreaterThan(0)
  expect(Math.max(...errors)).toBeLessThan(total / 8)
  for (const { own, ranks, exact } of shown) {
    const finalRank = after.get(own.profile_id) ?? 0
    expect(finalRank).toBeGreaterThanOrEqual(ranks.best.from)
    expect(finalRank).toBeLessThanOrEqual(ranks.worst.to ?? Number.POSITIVE_INFINITY)
    expect(exact.best.from).toBeLessThanOrEqual(ranks.best.to ?? Number.POSITIVE_INFINITY)
  }
})
