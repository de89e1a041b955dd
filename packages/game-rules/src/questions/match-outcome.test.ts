import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeOf, outcomeSentence } from './match-outcome.ts'

describe('outcomeOf', () => {
  it.each([
    [0, 0, 'draw'],
    [17, 17, 'draw'],
    [18, 17, 'home'],
    [17, 18, 'away'],
    [99, 0, 'home'],
  ])('for %i to %i is %s', (home, away, outcome) => {
    expect(outcomeOf(home, away)).toBe(outcome)
  })

  it('is reversed when the teams are swapped', () => {
    const reversed = { home: 'away', away: 'home', draw: 'draw' }
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (home, away) => {
        expect(outcomeOf(away, home)).toBe(reversed[outcomeOf(home, away)])
      }),
    )
  })
})

describe('outcomeSentence', () => {
  const teams = { home: { name: 'Chiefs' }, away: { name: 'Blues' } }
  it.each([
    [24, 20, 'Chiefs win by 4'],
    [20, 24, 'Blues win by 4'],
    [0, 0, 'Draw'],
  ])('for %i to %i is %s', (home, away, sentence) => {
    expect(outcomeSentence(teams, { home, away })).toBe(sentence)
  })
})
