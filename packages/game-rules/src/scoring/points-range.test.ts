import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someFacts, somePicks } from '../../test/picks.ts'
import type { Picks } from '../questions/scoring-part.ts'
import type { MatchFacts } from './match-facts.ts'
import { predictionPoints } from './points.ts'
import { pointsRange } from './points-range.ts'
import { changedScheme, standardScheme } from './scoring-scheme.ts'

const PICKS: Picks = {
  outcome: 'home',
  'home-score': 24,
  'away-score': 17,
  'first-try': 'home',
  'first-points-minute': 7,
  'half-time-leader': 'away',
  'higher-scoring-half': 'first',
  conversions: 5,
}

describe('pointsRange', () => {
  it.each<[string, MatchFacts, number, number]>([
    ['nothing is known', {}, 0, 80],
    ['the first points are known', { firstPointsMinute: 9 }, 3, 70],
    ['a match has no points', { firstPointsMinute: 'none' }, 0, 70],
    ['one score rules nothing out', { homeScore: 24 }, 10, 70 - 10 + 10],
    ['one score rules out that the winner and the other score are right', { homeScore: 15 }, 3, 50 + 15],
    ['one score rules out the winner', { homeScore: 0 }, 0, 50 + 10],
    ['both scores are known', { homeScore: 20, awayScore: 17 }, 25, 50],
  ])('is right when %s', (_when, facts, soFar, stillPossible) => {
    expect(pointsRange(PICKS, { facts, scheme: standardScheme })).toEqual({ soFar, stillPossible })
  })

  it('adds nothing for parts that were not picked', () => {
    expect(pointsRange({ conversions: 5 }, { facts: {}, scheme: changedScheme })).toEqual({
      soFar: 0,
      stillPossible: 10,
    })
    expect(pointsRange({}, { facts: { homeScore: 24 }, scheme: changedScheme })).toEqual({
      soFar: 0,
      stillPossible: 0,
    })
  })

  it('always contains the final points, in whatever order the facts become known', () => {
    const names = ['homeScore', 'awayScore', 'firstTry', 'firstPointsMinute', 'halfTimeLeader'] as const
    const order = fc.shuffledSubarray([...names, 'higherScoringHalf', 'conversions'] as const, {
      minLength: 7,
    })
    fc.assert(
      fc.property(somePicks, someFacts, order, fc.boolean(), (picks, facts, sequence, isChanged) => {
        const scheme = isChanged ? changedScheme : standardScheme
        const final = predictionPoints(picks, { facts, scheme }).points
        for (let count = 0; count <= sequence.length; count += 1) {
          const known = Object.fromEntries(sequence.slice(0, count).map((name) => [name, facts[name]]))
          const { soFar, stillPossible } = pointsRange(picks, { facts: known, scheme })
          expect(final).toBeGreaterThanOrEqual(soFar)
          expect(final).toBeLessThanOrEqual(soFar + stillPossible)
        }
        expect(pointsRange(picks, { facts, scheme })).toEqual({ soFar: final, stillPossible: 0 })
      }),
    )
  })
})
