import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPick, everyPick, someFacts, somePicks, swapFacts, swapPicks } from '../../test/picks.ts'
import { FINAL_SCORE_PARTS, SCORING_PARTS } from '../questions/scoring-part.ts'
import { explainPick } from './explain-pick.ts'
import { maximumPoints, pointsFor, pointsPerChoice, predictionPoints } from './points.ts'
import { changedScheme, standardScheme } from './scoring-scheme.ts'

describe.each([standardScheme, changedScheme])('points in the $name variant', (scheme) => {
  it.each(SCORING_PARTS)('are never lower for a closer pick of %s', (part) => {
    fc.assert(
      fc.property(aPick(part), aPick(part), aPick(part), (one, other, correct) => {
        const earned = [one, other].map((pick) => explainPick(part, pick, { correct, scheme }))
        const [near, far] = earned.toSorted((a, b) => a.distance - b.distance || b.points - a.points)
        expect(near?.points).toBeGreaterThanOrEqual(far?.points ?? 0)
      }),
    )
  })

  it('do not change when the teams are swapped in the picks and in the match', () => {
    fc.assert(
      fc.property(somePicks, someFacts, (picks, facts) => {
        const earned = predictionPoints(picks, { facts, scheme })
        const swapped = predictionPoints(swapPicks(picks), { facts: swapFacts(facts), scheme })
        expect([swapped.points, swapped.tieBreak]).toEqual([earned.points, earned.tieBreak])
      }),
    )
  })

  it('are between 0 and the maximum', () => {
    fc.assert(
      fc.property(somePicks, someFacts, (picks, facts) => {
        const { points, tieBreak, byPart } = predictionPoints(picks, { facts, scheme })
        expect(points).toBeLessThanOrEqual(maximumPoints(scheme))
        expect(tieBreak).toBeLessThanOrEqual(maximumPoints(scheme, FINAL_SCORE_PARTS))
        for (const part of SCORING_PARTS) {
          expect(byPart[part] ?? 0).toBeLessThanOrEqual(maximumPoints(scheme, [part]))
          expect(byPart[part] ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it.each(SCORING_PARTS)('are the same for the choices of %s as for each pick', (part) => {
    const picks = everyPick(part)
    fc.assert(
      fc.property(someFacts, (facts) => {
        const amounts = pointsPerChoice(part, picks, { facts, scheme })
        expect(amounts).toEqual(picks.map((pick) => pointsFor(part, pick, { facts, scheme })))
        expect(Math.max(...(amounts ?? []))).toBe(maximumPoints(scheme, [part]))
      }),
    )
  })
})
