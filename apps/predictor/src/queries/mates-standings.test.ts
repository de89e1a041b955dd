import { aLeaderboard, anEntry } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { matesStandingsQuery } from './leaderboards.ts'
import { createQueryClient } from './query-client.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)

/** Reads members on a board of 60 players. Without the filter the platform returns its first entries. */
async function readMates(memberIds: readonly string[], { hasFilter = true } = {}) {
  const { platform, game } = launchedGame()
  const me = await game.ready()
  const entries = [...ids(59), me.id].map((profile_id, index) => anEntry({ profile_id, rank: index + 1 }))
  const { id: boardId } = platform.addLeaderboard(aLeaderboard(), entries)
  const unfiltered = { count: 60, next: null, previous: null, results: entries.slice(0, 50) }
  if (!hasFilter) platform.inject({ path: 'profile_id=', fault: { status: 200, body: unfiltered } })
  platform.forgetCalls()
  const query = matesStandingsQuery(game, { boardId, memberIds: [...memberIds, me.id] })
  const { standings, unreadCount } = await createQueryClient().fetchQuery(query)
  const reads = platform.calls.filter(({ path }) => path.includes('/entries')).map(({ path }) => path)
  return { ranks: standings.map(({ rank }) => rank), unreadCount, reads }
}

it('reads fifty members in one request, and leaves out who is not on the board', async () => {
  const { ranks, unreadCount, reads } = await readMates([...ids(48), 'stranger'])
  expect(ranks).toEqual([...Array.from({ length: 48 }, (_, index) => index + 1), 60])
  expect(unreadCount).toBe(0)
  expect(reads).toHaveLength(1)
  expect(reads[0]?.match(/profile_id=/g)).toHaveLength(50)
})

it('reads the members one by one when the platform returns entries of others', async () => {
  const { ranks, unreadCount, reads } = await readMates(['p3', 'stranger', 'p1'], { hasFilter: false })
  expect(ranks).toEqual([60, 3, 1])
  expect(unreadCount).toBe(0)
  expect(reads).toHaveLength(1 + 4)
})

it('reads at most twenty members one by one, the player among them', async () => {
  const { ranks, unreadCount, reads } = await readMates(ids(30), { hasFilter: false })
  expect(ranks).toEqual([60, ...Array.from({ length: 19 }, (_, index) => index + 1)])
  expect(unreadCount).toBe(11)
  expect(reads).toHaveLength(1 + 20)
})
