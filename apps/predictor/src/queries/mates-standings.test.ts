import { aLeaderboard, anEntry } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { launchedGame } from '../../test/launched-game.ts'
import { matesStandingsQuery } from './leaderboards.ts'
import { createQueryClient } from './query-client.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)

it('reads fifty members in one request, and leaves out members who are not on the board', async () => {
  const { platform, game } = launchedGame()
  const me = await game.ready()
  const entries = [...ids(59), me.id].map((profile_id, index) => anEntry({ profile_id, rank: index + 1 }))
  const { id: boardId } = platform.addLeaderboard(aLeaderboard(), entries)
  platform.forgetCalls()
  const query = matesStandingsQuery(game, { boardId, memberIds: [...ids(48), 'stranger', me.id] })
  const standings = await createQueryClient().fetchQuery(query)
  const reads = platform.calls.filter(({ path }) => path.includes('/entries')).map(({ path }) => path)
  expect(standings.map(({ rank }) => rank)).toEqual([
    ...Array.from({ length: 48 }, (_, index) => index + 1),
    60,
  ])
  expect(reads).toHaveLength(1)
  expect(reads[0]?.match(/profile_id=/g)).toHaveLength(50)
})
