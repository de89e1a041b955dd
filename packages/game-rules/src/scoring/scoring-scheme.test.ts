import { describe, expect, it } from 'vitest'
import { SCORING_PARTS } from './scoring-part.ts'
import { changedScheme, SCHEME_NAMES, schemeFor, standardScheme } from './scoring-scheme.ts'

describe('schemeFor', () => {
  it('chooses the variant by the flag of the tournament', () => {
    expect(schemeFor({ showChangedTnc: false })).toBe(standardScheme)
    expect(schemeFor({ showChangedTnc: true })).toBe(changedScheme)
    expect([standardScheme.name, changedScheme.name]).toEqual([...SCHEME_NAMES])
  })
})

describe.each([standardScheme, changedScheme])('the $name table', (scheme) => {
  it.each(SCORING_PARTS)('has bands for %s that begin at exact, leave no gap and only fall', (part) => {
    const bands = scheme.bands[part]
    expect(bands[0]).toMatchObject({ from: 0, to: 0 })
    for (const [place, band] of bands.entries()) {
      expect(band.to).toBeGreaterThanOrEqual(band.from)
      expect(band.from).toBe((bands[place - 1]?.to ?? -1) + 1)
      expect(band.points).toBeLessThan(bands[place - 1]?.points ?? Number.POSITIVE_INFINITY)
      expect(band.points).toBeGreaterThan(0)
    }
  })

  it('gives the outcome and both scores the same, as the text of the rules says', () => {
    const { outcome, 'home-score': home, 'away-score': away } = scheme.bands
    expect(outcome).toEqual(home.slice(0, 1))
    expect(home).toEqual(away)
  })
})
