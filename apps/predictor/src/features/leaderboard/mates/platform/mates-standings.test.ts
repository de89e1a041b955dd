import { aLeaderboard, anEntry } from '@touchline/engagement-sdk/testing'
import { expect, it } from 'vitest'
import { launchedGame } from '../../../../../test/launched-game.ts'
import { createQueryClient } from '../../../../queries/query-client.ts'
import { matesStandingsQuery, rankAmong } from './mates-standings.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`)

it('reads fifty members in one request, and leaves out members who are not on the board', async () => {
  const { platform, game } = launchedGame()
  const me = await game.engagement.init()
  const entries = [...ids(59), me.id].map((profile_id, index) => anEntry({ profile_id, rank: index + 1 }))
  const { id: boardId } = platform.addLeaderboard(aLeaderboard(), entries)
  platform.forgetCalls()
  const query = matesStandingsQuery(game, boardId, [...ids(48), 'stranger', me.id])
  const standings = await createQueryClient().fetchQuery(query)
  const reads = platform.calls.filter(({ path }) => path.includes('/entries')).map(({ path }) => path)
  expect(standings.map(({ rank }) => rank)).toEqual([
    ...Array.from({ length: 48 }, (_, index) => index + 1),
    60,
  ])
  expect(reads).toHaveLength(1)
  expect(reads[0]?.match(/profile_id=/g)).toHaveLength(50)
})

const at = (playerId: string, rank: number | undefined) => ({ playerId, nickname: playerId, rank, points: 1 })

it('ranks players among themselves, shares the ranks that the board shares, and leaves out who has none', () => {
  const ranked = rankAmong([at('d', 812), at('b', 40), at('e', undefined), at('a', 7), at('c', 40)])
  expect(ranked.map(({ playerId, rank }) => `${rank} ${playerId}`)).toEqual(['1 a', '2 b', '2 c', '4 d'])
})
