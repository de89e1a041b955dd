import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getLeaderboard, getLeaderboardEntries, getLeaderboardProfileRank, takePages } from '../index.ts'
import { aLeaderboard, anEntry } from '../testing/index.ts'

describe('leaderboards', () => {
  const withEntries = async () => {
    const match = await readyMatch()
    const entries = Array.from({ length: 120 }, (_, index) =>
      anEntry({ rank: index + 1, profile_id: `p${index}` }),
    )
    const leaderboard = match.platform.addLeaderboard(aLeaderboard({ id: 'board' }), entries)
    return { ...match, leaderboard }
  }

  it('reads a leaderboard by id, and its entries page by page', async () => {
    const { engagement, platform } = await withEntries()
    expect((await getLeaderboard(engagement, { leaderboardId: 'board' })).name).toBe('Round 1')
    const { results } = await takePages(
      getLeaderboardEntries(engagement, { leaderboardId: 'board', pageSize: 50 }),
    )
    expect(results.map(({ rank }) => rank)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
    expect(platform.calls.at(2)?.path).toBe('/services/leaderboards/board/entries?page_size=50')
  })

  it('reads no leaderboard that is given, and starts at the given offset', async () => {
    const { engagement, platform, leaderboard } = await withEntries()
    const { results } = await takePages(
      getLeaderboardEntries(engagement, { leaderboard, start: 100, pageSize: 10 }),
      1,
    )
    expect(results[0]?.rank).toBe(101)
    expect(platform.calls).toHaveLength(1)
  })

  it('reads the entries of some profiles with one well-formed query', async () => {
    const { engagement, platform, leaderboard } = await withEntries()
    const some = { leaderboard, profileIds: ['p7', 'p9'], pageSize: 50 }
    const { results } = await takePages(getLeaderboardEntries(engagement, some))
    expect(results.map(({ rank }) => rank)).toEqual([8, 10])
    expect(platform.calls[0]?.path.split('?').slice(1)).toEqual(['page_size=50&profile_id=p7&profile_id=p9'])
  })

  it("returns one profile's entry, or rejects if there is none", async () => {
    const { engagement, leaderboard } = await withEntries()
    expect((await getLeaderboardProfileRank(engagement, { leaderboard, profileId: 'p7' })).rank).toBe(8)
    const none = getLeaderboardProfileRank(engagement, { leaderboardId: 'board', profileId: 'nobody' })
    await expect(none).rejects.toThrow('Leaderboard Entry resource not found. Check Leaderboard Entry Id.')
  })
})
