import { expect, it } from 'vitest'
import { rankAmong } from './rank-among.ts'

const at = (playerId: string, rank: number | undefined) => ({ playerId, nickname: playerId, rank, points: 1 })

it('ranks players among themselves, shares the ranks that the board shares, and leaves out who has none', () => {
  const ranked = rankAmong([at('d', 812), at('b', 40), at('e', undefined), at('a', 7), at('c', 40)])
  expect(ranked.map(({ playerId, rank }) => `${rank} ${playerId}`)).toEqual(['1 a', '2 b', '2 c', '4 d'])
})

it('ranks no player when none has a rank', () => {
  expect(rankAmong([at('a', undefined)])).toEqual([])
})
