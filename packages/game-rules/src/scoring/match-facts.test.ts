import { describe, expect, it } from 'vitest'
import { playedSeason } from '../../test/seasons/season.ts'
import { SCORING_PARTS } from '../questions/picks.ts'
import { correctPick, factsFromPoints, type MatchFacts } from './match-facts.ts'

describe('factsFromPoints', () => {
  it.each([
    ['home ahead, first half higher', [17, 3], [10, 7], [20, 17, 'home', 'first']],
    ['away ahead, second half higher', [3, 17], [10, 7], [20, 17, 'away', 'second']],
    ['level at half time', [10, 3], [10, 14], [13, 24, 'level', 'first']],
    ['equal halves', [7, 10], [10, 7], [17, 17, 'away', 'equal']],
    ['no points at all', [0, 0], [0, 0], [0, 0, 'level', 'equal']],
  ])(
    'derives the score, the leader and the half: $0',
    (_, home, away, [homeScore, awayScore, halfTimeLeader, higherScoringHalf]) => {
      const side = ([firstHalf = 0, secondHalf = 0]: number[]) => ({ firstHalf, secondHalf })
      expect(factsFromPoints({ home: side(home), away: side(away) })).toEqual({
        homeScore,
        awayScore,
        halfTimeLeader,
        higherScoringHalf,
      })
    },
  )

  it('adds extra time to the score and to neither half', () => {
    const facts = factsFromPoints({
      home: { firstHalf: 10, secondHalf: 7, extraTime: 5 },
      away: { firstHalf: 7, secondHalf: 10 },
    })
    expect(facts).toEqual({
      homeScore: 22,
      awayScore: 17,
      halfTimeLeader: 'home',
      higherScoringHalf: 'equal',
    })
  })
})

describe('correctPick', () => {
  const facts: MatchFacts = {
    homeScore: 22,
    awayScore: 17,
    firstTry: 'none',
    firstPointsMinute: 4,
    halfTimeLeader: 'level',
    higherScoringHalf: 'equal',
    conversions: 3,
  }

  it('returns the correct pick of every part', () => {
    expect(SCORING_PARTS.map((part) => correctPick(part, facts))).toEqual([
      'home',
      22,
      17,
      'none',
      4,
      'level',
      'equal',
      3,
    ])
  })

  it('returns undefined for every part with an unknown fact', () => {
    expect(SCORING_PARTS.map((part) => correctPick(part, {}))).toEqual(SCORING_PARTS.map(() => undefined))
    expect(correctPick('outcome', { homeScore: 3 })).toBeUndefined()
    expect(correctPick('outcome', { awayScore: 3 })).toBeUndefined()
    expect(correctPick('outcome', { homeScore: 0, awayScore: 0 })).toBe('draw')
  })
})

describe.each(['mens-2024', 'mens-2025'] as const)(
  'the facts that are derived from the points of the season %s',
  (file) => {
    it('agree with the source for every match', () => {
      for (const { id, facts, correctPicks } of playedSeason(file)) {
        const derived = SCORING_PARTS.map((part) => [part, correctPick(part, facts)])
        expect({ id, ...Object.fromEntries(derived) }).toEqual({ id, ...correctPicks })
      }
    })
  },
)
