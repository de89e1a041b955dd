import { describe, expect, it } from 'vitest'
import { SCORING_PARTS } from '../questions/picks.ts'
import { maximumPoints } from './points.ts'
import { rulesText, TIE_BREAK_TEXT } from './rules-text.ts'
import { changedScheme, standardScheme } from './scoring-scheme.ts'

const lines = (scheme: typeof standardScheme) =>
  rulesText(scheme).map((row) => `${row.number}. ${row.title}: ${row.text}`)

describe('rulesText', () => {
  it('returns the text of the standard variant', () => {
    expect(lines(standardScheme)).toEqual([
      '1. Final score: Overall 30 points. Each correct team score and the outcome get 10. A score 1-5 away gets 5, 6-10 away 3, 11-15 away 1.',
      '2. Team to score the first try: 10 points, no partial points.',
      '3. Minute of first points: 10 points when exact. 1 away gets 5, 2 away 3, 3 away 1.',
      '4. Team ahead at half time: 10 points, no partial points.',
      '5. Higher-scoring half: 10 points, no partial points.',
      '6. Successful conversions: 10 points, no partial points.',
    ])
  })

  it('returns the text of the changed variant', () => {
    const changed = lines(changedScheme)
    expect(changed[0]).toBe(
      '1. Final score: Overall 60 points. Each correct team score and the outcome get 20. A score 1-5 away gets 10, 6-10 away 6, 11-15 away 2.',
    )
    expect(changed[5]).toBe(
      '6. Successful conversions: 10 points when exact. 1 away gets 5, 2 away 3, 3 away 1.',
    )
    expect(changed.slice(1, 5)).toEqual(lines(standardScheme).slice(1, 5))
  })

  it.each([standardScheme, changedScheme])('includes every part of the $name scheme once', (scheme) => {
    const rows = rulesText(scheme)
    expect(rows.flatMap((row) => row.parts).toSorted()).toEqual(SCORING_PARTS.toSorted())
    expect(rows.reduce((sum, row) => sum + row.maxPoints, 0)).toBe(maximumPoints(scheme))
  })

  it('is generated from the numbers of the scheme', () => {
    const generous = {
      ...standardScheme,
      bands: { ...standardScheme.bands, 'first-try': [{ from: 0, to: 0, points: 12 }] },
    }
    expect(rulesText(generous)[1]).toMatchObject({ text: '12 points, no partial points.', maxPoints: 12 })
  })

  it('includes a sentence for the tie-break', () => {
    expect(TIE_BREAK_TEXT).toContain('final score')
  })
})
