import { describe, expect, it } from 'vitest'
import { playedSeason } from '../../test/seasons/season.ts'
import { factsFromPoints, type MatchFacts, truthOf } from './match-facts.ts'
import { SCORING_PARTS } from './scoring-part.ts'

describe('factsFromPoints', () => {
  it.each([
    ['home ahead, first half higher', [17, 3], [10, 7], [20, 17, 'home', 'first']],
    ['away ahead, second half higher', [3, 17], [10, 7], [20, 17, 'away', 'second']],
    ['level at half time', [10, 3], [10, 14], [13, 24, 'level', 'first']],
    ['equal halves', [7, 10], [10, 7], [17, 17, 'away', 'equal']],
    ['no points at all', [0, 0], [0, 0], [0, 0, 'level', 'equal']],
  ])('%s', (_, home, away, [homeScore, awayScore, halfTimeLeader, higherScoringHalf]) => {
    const side = ([firstHalf = 0, secondHalf = 0]: number[]) => ({ firstHalf, secondHalf })
    expect(factsFromPoints({ home: side(home), away: side(away) })).toEqual({
      homeScore,
      awayScore,
      halfTimeLeader,
      higherScoringHalf,
    })
  })

  it('counts extra time in the score and in neither half', () => {
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

describe('truthOf', () => {
  const facts: MatchFacts = {
    homeScore: 22,
    awayScore: 17,
    firstTry: 'none',
    firstPointsMinute: 4,
    halfTimeLeader: 'level',
    higherScoringHalf: 'equal',
    conversions: 3,
  }

  it('is the pick that would be right, for every part', () => {
    expect(SCORING_PARTS.map((part) => truthOf(part, facts))).toEqual([
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

  it('is undefined for every part that the facts do not tell', () => {
    expect(SCORING_PARTS.map((part) => truthOf(part, {}))).toEqual(SCORING_PARTS.map(() => undefined))
    expect(truthOf('outcome', { homeScore: 3 })).toBeUndefined()
    expect(truthOf('outcome', { awayScore: 3 })).toBeUndefined()
    expect(truthOf('outcome', { homeScore: 0, awayScore: 0 })).toBe('draw')
  })
})

describe.each(['mens-2024', 'mens-2025'] as const)('in the real season %s', (file) => {
  it('the facts derived from the points agree with the source for every match', () => {
    for (const { id, facts, truth } of playedSeason(file)) {
      const derived = SCORING_PARTS.map((part) => [part, truthOf(part, facts)])
      expect({ id, ...Object.fromEntries(derived) }).toEqual({ id, ...truth })
    }
  })
})
