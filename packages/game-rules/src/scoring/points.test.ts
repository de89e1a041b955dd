import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allPicks, factsOf, somePicks, swapPicks } from '../../test/picks.ts'
import { FINAL_SCORE_PARTS, type PickOf, type Picks, type ScoringPart } from '../questions/picks.ts'
import type { MatchFacts } from './match-facts.ts'
import {
  distanceTo,
  maximumPoints,
  pointsFor,
  pointsPerChoice,
  pointsRange,
  predictionPoints,
} from './points.ts'
import { changedScheme, standardScheme } from './scoring-scheme.ts'

/** Returns the points of a pick in the standard variant and in the changed one. */
const inBoth = <P extends ScoringPart>(part: P, pick: PickOf<P>, facts: MatchFacts) =>
  [standardScheme, changedScheme].map((scheme) => pointsFor(part, pick, { facts, scheme }))

// Calculated by hand from section 9 of the specification: below, at and above the limit of every band.
describe('points for a number', () => {
  it.each([
    [0, 10, 20],
    [1, 5, 10],
    [5, 5, 10],
    [6, 3, 6],
    [10, 3, 6],
    [11, 1, 2],
    [15, 1, 2],
    [16, 0, 0],
    [50, 0, 0],
  ])(
    'are, %i away from the correct score, %i in the standard variant and %i in the changed one',
    (away, ...points) => {
      for (const part of ['home-score', 'away-score'] as const)
        for (const pick of [49 - away, 49 + away])
          expect(inBoth(part, pick, { homeScore: 49, awayScore: 49 })).toEqual(points)
    },
  )

  it.each([
    [0, 10],
    [1, 5],
    [2, 3],
    [3, 1],
    [4, 0],
    [20, 0],
  ])('are, %i minutes away from the first points, %i in both variants', (away, points) => {
    for (const pick of [40 - away, 40 + away])
      expect(inBoth('first-points-minute', pick, { firstPointsMinute: 40 })).toEqual([points, points])
  })

  it('are 0 for every minute in a match without points', () => {
    const facts = { firstPointsMinute: 'none' } as const
    const minutes = pointsPerChoice('first-points-minute', [0, 20, 100], { facts, scheme: standardScheme })
    expect(minutes).toEqual([0, 0, 0])
    expect(distanceTo('first-points-minute', 0, 'none')).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([
    [0, 10, 10],
    [1, 0, 5],
    [2, 0, 3],
    [3, 0, 1],
    [4, 0, 0],
  ])('are, %i conversions away, %i in the standard variant and %i in the changed one', (away, ...points) => {
    for (const pick of [6 - away, 6 + away])
      expect(inBoth('conversions', pick, { conversions: 6 })).toEqual(points)
  })

  it.each([
    [30, 30, 10],
    [30, 31, 10],
    [30, 45, 10],
    [29, 45, 5],
    [30, 29, 5],
    [27, 45, 1],
    [26, 45, 0],
  ])(
    "are for the pick %i after %i conversions %i: the maximum of the scale means '30+'",
    (pick, conversions, points) => {
      expect(inBoth('conversions', pick, { conversions })[1]).toBe(points)
    },
  )
})

describe('points for a choice', () => {
  it.each<[ScoringPart, PickOf<ScoringPart>, MatchFacts, number, number]>([
    ['outcome', 'home', { homeScore: 31, awayScore: 0 }, 10, 20],
    ['outcome', 'draw', { homeScore: 31, awayScore: 0 }, 0, 0],
    ['outcome', 'draw', { homeScore: 0, awayScore: 0 }, 10, 20],
    ['outcome', 'home', { homeScore: 17, awayScore: 17 }, 0, 0],
    ['half-time-leader', 'level', { halfTimeLeader: 'level' }, 10, 10],
    ['half-time-leader', 'home', { halfTimeLeader: 'level' }, 0, 0],
    ['higher-scoring-half', 'equal', { higherScoringHalf: 'equal' }, 10, 10],
    ['higher-scoring-half', 'equal', { higherScoringHalf: 'second' }, 0, 0],
    ['first-try', 'none', { firstTry: 'none' }, 10, 10],
    ['first-try', 'home', { firstTry: 'none' }, 0, 0],
  ])(
    'are for %s %s after %o %i in the standard variant and %i in the changed one',
    (part, pick, facts, ...points) => {
      expect(inBoth(part, pick, facts)).toEqual(points)
    },
  )
})

it.each([Number.NaN, 6.5, Number.POSITIVE_INFINITY])(
  'points are 0 for %d, which is not a whole number',
  (pick) => {
    expect(inBoth('home-score', pick, { homeScore: 6 })).toEqual([0, 0])
    expect(distanceTo('home-score', pick, 6)).toBe(Number.POSITIVE_INFINITY)
  },
)

it.each([
  [standardScheme, 30, 80],
  [changedScheme, 60, 110],
])('maximumPoints returns the specified points of the $name variant', (scheme, finalScore, all) => {
  expect(maximumPoints(scheme, FINAL_SCORE_PARTS)).toBe(finalScore)
  expect(maximumPoints(scheme)).toBe(all)
  expect(maximumPoints(scheme, ['conversions'])).toBe(10)
  expect(maximumPoints(scheme, [])).toBe(0)
})

it('predictionPoints adds up the parts that were picked and are decided', () => {
  const picks = { outcome: 'home', 'home-score': 24, 'away-score': 20, 'first-try': 'home' } as const
  const facts = { homeScore: 22, awayScore: 20 }
  expect(predictionPoints(picks, { facts, scheme: standardScheme })).toEqual({
    points: 25,
    byPart: { outcome: 10, 'home-score': 5, 'away-score': 10 },
  })
})

const PREDICTED: Picks = {
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
    expect(pointsRange(PREDICTED, { facts, scheme: standardScheme })).toEqual({ soFar, stillPossible })
  })

  it('includes a score of 0, and the outcome of one above the highest that can be predicted', () => {
    const scoring = { facts: { homeScore: 99 }, scheme: standardScheme }
    for (const picks of [{ 'away-score': 0 }, { outcome: 'away' }] as const)
      expect(pointsRange(picks, scoring)).toEqual({ soFar: 0, stillPossible: 10 })
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
      fc.property(somePicks, allPicks, order, fc.boolean(), (picks, correct, sequence, isChanged) => {
        const scheme = isChanged ? changedScheme : standardScheme
        const facts = factsOf(correct)
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

it.each([standardScheme, changedScheme])(
  'points in the $name variant do not change when the teams are swapped in the picks and in the match',
  (scheme) => {
    fc.assert(
      fc.property(somePicks, allPicks, (picks, correct) => {
        const earned = predictionPoints(picks, { facts: factsOf(correct), scheme })
        const swapped = predictionPoints(swapPicks(picks), { facts: factsOf(swapPicks(correct)), scheme })
        expect(swapped.points).toBe(earned.points)
      }),
    )
  },
)
