import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type BoardRow,
  type Fixture,
  type OpenBoard,
  possibleRanks,
  rankToRead,
  type Standing,
  schemeFor,
  type Tournament,
} from '@touchline/game-rules'
import { type OpenGains, openGains } from '../platform/open-gains.ts'
import { answersQuery } from './answers.ts'
import { keys } from './keys.ts'
import { type BoardPage, boardAroundQuery, ownStandingQuery, standingsOf } from './leaderboards.ts'
import type { PlatformSession } from './platform-session.ts'
import { questionsQuery } from './questions.ts'

/** Pages that are read because the bounds are not exact. */
const FURTHER_READS = 2

interface RanksSession extends PlatformSession {
  readonly entry: { readonly tournament: Pick<Tournament, 'showChangedTnc'> }
}

interface Wanted {
  readonly boardId: string
  /** The closed matches of the board that are not decided. */
  readonly undecided: readonly Fixture[]
}

/** What the possible ranks follow from. */
export interface UndecidedBoard extends OpenBoard {
  /** The player's row; undefined without one. */
  readonly own: Standing | undefined
  /** Whether the player has points of decided questions that the board does not have yet. */
  readonly isBehind: boolean
}

/**
 * Reads what the possible ranks follow from: the open questions and then the board, since a question that is decided
 * between the two must not be missing in both. Null if nothing limits the points of a question.
 */
export function possibleRanksQuery(session: RanksSession, { boardId, undecided }: Wanted) {
  return queryOptions({
    queryKey: keys.possibleRanks(
      boardId,
      undecided.map(({ id }) => id),
    ),
    queryFn: async ({ client }): Promise<UndecidedBoard | null> => {
      const gains = await readGains(session, client, undecided)
      if (gains === undefined) return null
      const own =
        (await client.fetchQuery({ ...ownStandingQuery(session, boardId), staleTime: 0 })) ?? undefined
      const points = own?.points ?? 0
      const facts = { points, ownGain: gains.own, othersGain: gains.others }
      const board = await readRows(session, client, { boardId, rank: own?.rank ?? 1, facts })
      return { ...facts, ...board, own, isBehind: points < gains.soFar }
    },
  })
}

interface RowsRead {
  readonly boardId: string
  readonly rank: number
  readonly facts: Pick<OpenBoard, 'points' | 'ownGain' | 'othersGain'>
}

/** Reads the rows around the player and at the top, and a few more if the bounds are not exact. */
async function readRows(
  session: RanksSession,
  client: QueryClient,
  { boardId, rank, facts }: RowsRead,
): Promise<Pick<OpenBoard, 'rows' | 'total'>> {
  const pages = new Map<number, BoardPage>()
  const read = async (around: number) => {
    const page = await client.fetchQuery({ ...boardAroundQuery(session, boardId, around), staleTime: 0 })
    pages.set(page.start, page)
    return page
  }
  const { total } = await read(rank)
  if (!pages.has(0)) await read(1)
  const rowsSoFar = () => standingsOf([...pages.values()]).flatMap(rowOf)
  for (let count = 0; count < FURTHER_READS; count += 1) {
    const next = rankToRead(possibleRanks({ ...facts, rows: rowsSoFar(), total }))
    if (next !== undefined) await read(next)
  }
  return { rows: rowsSoFar(), total }
}

function rowOf({ rank, points }: Standing): readonly BoardRow[] {
  return rank === undefined || points === undefined ? [] : [{ rank, points }]
}

async function readGains(
  session: RanksSession,
  client: QueryClient,
  undecided: readonly Fixture[],
): Promise<OpenGains | undefined> {
  const scheme = schemeFor(session.entry.tournament)
  const all = await Promise.all(
    undecided.map(async (fixture) => {
      const asked = await client.fetchQuery(questionsQuery(session, fixture))
      return openGains(asked, await client.fetchQuery(answersQuery(session, asked)), scheme)
    }),
  )
  const gains = all.filter((one) => one !== undefined)
  if (gains.length < all.length) return undefined
  const sum = (part: keyof OpenGains) => gains.reduce((total, one) => total + one[part], 0)
  return { soFar: sum('soFar'), own: sum('own'), others: sum('others') }
}
