import { describe, expect, it } from 'vitest'
import { rugbyNotes } from '../src/predictions/rugby-notes.ts'
import { SCORING_PARTS } from '../src/questions/picks.ts'
import { PICKS } from '../src/questions/question-sheet.ts'
import { maximumPoints, pointsPerChoice, predictionPoints } from '../src/scoring/points.ts'
import { changedScheme, standardScheme } from '../src/scoring/scoring-scheme.ts'
import { settle } from '../src/scoring/settlement.ts'
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
        const picks = PICKS[part]
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

it('all men’s matches of 2024 and 2025 have no rugby notes', () => {
  const notes = matches.map((match) => [match.id, rugbyNotes(match.correctPicks)])
  expect(notes).toEqual(matches.map((match) => [match.id, []]))
})
