import { describe, expect, it } from 'vitest'
import { rugbyNotes } from '../src/predictions/rugby-notes.ts'
import { SCORING_PARTS } from '../src/questions/picks.ts'
import { maximumPoints, pointsFor, pointsPerChoice, predictionPoints } from '../src/scoring/points.ts'
import { changedScheme, standardScheme } from '../src/scoring/scoring-scheme.ts'
import { settle } from '../src/scoring/settlement.ts'
import { everyPick } from './picks.ts'
import { playedSeason } from './seasons/season.ts'

const matches = [...playedSeason('mens-2024'), ...playedSeason('mens-2025')]

describe.each([standardScheme, changedScheme])(
  'all men’s matches of 2024 and 2025 in the $name variant',
  (scheme) => {
    it('are 174', () => {
      expect(matches).toHaveLength(174)
    })

    it('award correct picks the maximum of every part', () => {
      for (const match of matches) {
        const { byPart, points } = predictionPoints(match.correctPicks, { facts: match.facts, scheme })
        expect({ id: match.id, byPart, points }).toEqual({
          id: match.id,
          byPart: Object.fromEntries(SCORING_PARTS.map((part) => [part, maximumPoints(scheme, [part])])),
          points: maximumPoints(scheme),
        })
      }
    })

    it.each(SCORING_PARTS)('settle %s so that only the correct pick gets the feedback correct', (part) => {
      for (const { id, facts, correctPicks } of matches) {
        const picks = everyPick(part)
        const amounts = pointsPerChoice(part, picks, { facts, scheme }) ?? []
        const maxPoints = Math.max(...amounts)
        const correct = picks.filter((_, index) => {
          return settle({ chosenPoints: amounts[index], maxPoints }).feedback === 'correct'
        })
        expect({ id, correct }).toEqual({ id, correct: [correctPicks[part]] })
      }
    })
  },
)

describe('all men’s matches of 2024 and 2025', () => {
  it('have no rugby notes', () => {
    const notes = matches.map((match) => [match.id, rugbyNotes(match.correctPicks)])
    expect(notes).toEqual(matches.map((match) => [match.id, []]))
  })
})

// Each row was calculated by hand from the match report and section 9 of the specification.
describe('one real answer per scoring band', () => {
  it.each([
    // Chiefs 33-29 Crusaders, 27-10 at half time, first points and first try Chiefs in minute 6, 6 conversions
    ['srp-2024-r01-1', 'home-score', 33, 10, 20, 'exact'],
    ['srp-2024-r01-1', 'home-score', 28, 5, 10, '5 away'],
    ['srp-2024-r01-1', 'home-score', 39, 3, 6, '6 away'],
    ['srp-2024-r01-1', 'away-score', 19, 3, 6, '10 away'],
    ['srp-2024-r01-1', 'away-score', 40, 1, 2, '11 away'],
    ['srp-2024-r01-1', 'away-score', 14, 1, 2, '15 away'],
    ['srp-2024-r01-1', 'away-score', 13, 0, 0, '16 away'],
    ['srp-2024-r01-1', 'first-points-minute', 6, 10, 10, 'exact'],
    ['srp-2024-r01-1', 'first-points-minute', 5, 5, 5, '1 away'],
    ['srp-2024-r01-1', 'first-points-minute', 8, 3, 3, '2 away'],
    ['srp-2024-r01-1', 'first-points-minute', 3, 1, 1, '3 away'],
    ['srp-2024-r01-1', 'first-points-minute', 20, 0, 0, 'the initial value of the dial'],
    ['srp-2024-r01-1', 'conversions', 6, 10, 10, 'exact'],
    ['srp-2024-r01-1', 'conversions', 7, 0, 5, '1 away'],
    ['srp-2024-r01-1', 'conversions', 4, 0, 3, '2 away'],
    ['srp-2024-r01-1', 'conversions', 9, 0, 1, '3 away'],
    ['srp-2024-r01-1', 'conversions', 2, 0, 0, '4 away'],
    ['srp-2024-r01-1', 'outcome', 'home', 10, 20, 'right'],
    ['srp-2024-r01-1', 'outcome', 'away', 0, 0, 'wrong'],
    ['srp-2024-r01-1', 'first-try', 'home', 10, 10, 'right'],
    ['srp-2024-r01-1', 'first-try', 'none', 0, 0, 'wrong'],
    ['srp-2024-r01-1', 'half-time-leader', 'home', 10, 10, 'right'],
    ['srp-2024-r01-1', 'half-time-leader', 'away', 0, 0, 'wrong'],
    // 37 points before half time, 25 after it
    ['srp-2024-r01-1', 'higher-scoring-half', 'first', 10, 10, 'right'],
    ['srp-2024-r01-1', 'higher-scoring-half', 'second', 0, 0, 'wrong'],
    // 17-17 after an extra time without points
    ['srp-2025-r10-5', 'outcome', 'draw', 10, 20, 'a draw after extra time'],
    // 33-33 after 80 minutes, won by a try in extra time: 38-33; level at half time
    ['srp-2024-r02-6', 'outcome', 'home', 10, 20, 'golden point decides the outcome'],
    ['srp-2024-r02-6', 'outcome', 'draw', 0, 0, 'the score after 80 minutes does not decide the outcome'],
    ['srp-2024-r02-6', 'home-score', 38, 10, 20, 'the points of extra time are in the score'],
    ['srp-2024-r02-6', 'half-time-leader', 'level', 10, 10, 'level at half time'],
    ['srp-2024-r02-6', 'higher-scoring-half', 'first', 10, 10, '38 before, 28 after, extra time in neither'],
    // Equal halves only because the golden point is in neither
    ['srp-2024-r05-3', 'higher-scoring-half', 'equal', 10, 10, 'equal halves'],
    ['srp-2024-r05-3', 'higher-scoring-half', 'second', 0, 0, 'the golden point is not in the second half'],
  ] as const)(
    'earns $3 in the standard variant and $4 in the changed one for $1 $2 in $0: $5',
    (id, part, pick, normal, changed, _why) => {
      const facts = matches.find((match) => match.id === id)?.facts ?? {}
      expect(pointsFor(part, pick, { facts, scheme: standardScheme })).toBe(normal)
      expect(pointsFor(part, pick, { facts, scheme: changedScheme })).toBe(changed)
    },
  )
})
