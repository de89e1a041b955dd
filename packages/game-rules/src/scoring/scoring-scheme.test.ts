import { describe, expect, it } from 'vitest'
import { SCORING_PARTS } from '../questions/picks.ts'
import { changedScheme, SCHEME_NAMES, schemeFor, standardScheme } from './scoring-scheme.ts'

it('schemeFor returns the variant that the tournament configures', () => {
  expect(schemeFor({ showChangedTnc: false })).toBe(standardScheme)
  expect(schemeFor({ showChangedTnc: true })).toBe(changedScheme)
  expect([standardScheme.name, changedScheme.name]).toEqual([...SCHEME_NAMES])
})

describe.each([standardScheme, changedScheme])('the $name scheme', (scheme) => {
  it.each(SCORING_PARTS)('has bands for %s that begin at 0, have no gaps and decreasing points', (part) => {
    const bands = scheme.bands[part]
    expect(bands[0]).toMatchObject({ from: 0, to: 0 })
    for (const [index, band] of bands.entries()) {
      expect(band.to).toBeGreaterThanOrEqual(band.from)
      expect(band.from).toBe((bands[index - 1]?.to ?? -1) + 1)
      expect(band.points).toBeLessThan(bands[index - 1]?.points ?? Number.POSITIVE_INFINITY)
      expect(band.points).toBeGreaterThan(0)
    }
  })

  it('has the same points for the outcome and both exact scores, as the rules text states', () => {
    const { outcome, 'home-score': home, 'away-score': away } = scheme.bands
    expect(outcome).toEqual(home.slice(0, 1))
    expect(home).toEqual(away)
  })
})
