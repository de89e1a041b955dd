import { describe, expect, it } from 'vitest'
import { matchesOneOf } from './matches-one-of.ts'

describe('matchesOneOf', () => {
  it.each([
    ['match.*', 'match.7', true],
    ['match.*', 'match.7.half', true],
    ['match.*', 'matches.7', false],
    ['match.*', 'match.7-pnpres', false],
    ['match.*-pnpres', 'match.7-pnpres', true],
    ['match.*-pnpres', 'match.7', false],
    ['match.7', 'match.7', true],
    ['match.7', 'match.8', false],
  ])('compares the channel when no subscription is named: %s matches %s: %j', (name, channel, expected) => {
    expect(matchesOneOf(new Set([name]), { channel })).toBe(expected)
  })

  it('uses the named subscription when there is one', () => {
    expect(matchesOneOf(new Set(['match.*']), { channel: 'match.7', subscription: 'match.7' })).toBe(false)
  })
})
