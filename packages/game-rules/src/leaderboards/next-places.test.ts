import { describe, expect, it } from 'vitest'
import { nextPlaces } from './next-places.ts'

describe('nextPlaces', () => {
  it('returns the points that are missing to pass the players of each place, once for those who are level', () => {
    const rows = [
      { rank: 1, points: 40 },
      { rank: 2, points: 26 },
      { rank: 2, points: 26 },
      { rank: 4, points: 25 },
      { rank: 5, points: 25 },
      { rank: 6, points: 25 },
    ]
    expect(nextPlaces({ rank: 6, points: 25 }, rows)).toEqual([
      { points: 1, rank: 4 },
      { points: 2, rank: 2 },
      { points: 16, rank: 1 },
    ])
  })

  it('returns the place of many players who are level, however far it is', () => {
    const level = Array.from({ length: 40 }, () => ({ rank: 2, points: 30 }))
    expect(nextPlaces({ rank: 42, points: 25 }, [{ rank: 1, points: 40 }, ...level])).toEqual([
      { points: 6, rank: 2 },
    ])
  })

  it('includes at most the next ten players', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ rank: index + 1, points: 100 - index }))
    const places = nextPlaces({ rank: 25, points: 76 }, rows)
    expect(places.map(({ rank }) => rank)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15])
    expect(places[0]).toEqual({ points: 2, rank: 24 })
  })

  it('returns nothing for the leader', () => {
    expect(nextPlaces({ rank: 1, points: 50 }, [{ rank: 2, points: 41 }])).toEqual([])
  })
})
