import { describe, expect, it } from 'vitest'
import { encodeName, encodeNames, isSameLists, matchesOneOf, nameLists } from './names.ts'

describe('isSameLists', () => {
  it('compares name by name, for any names', () => {
    expect(isSameLists(nameLists(['a', 'b']), nameLists(['b', 'a', 'a']))).toBe(true)
    expect(isSameLists(nameLists(['a', 'b']), nameLists(['a,b']))).toBe(false)
    expect(isSameLists(nameLists(['a'], ['b']), nameLists(['a']))).toBe(false)
  })
})

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

describe('encodeNames', () => {
  it('joins encoded names with raw commas, and is a comma for no names', () => {
    expect(encodeNames(['room 1', "it's!~*()", 'a,b'])).toBe('room%201,it%27s%21%7E%2A%28%29,a%2Cb')
    expect(encodeNames([])).toBe(',')
  })
})

describe('encodeName', () => {
  it.each(['.', '..'])('rejects %j, which every URL parser would remove from the address', (name) => {
    expect(() => encodeName(name)).toThrow(`A name is "${name}", which a URL cannot contain as a segment.`)
  })

  it.each(['...', '.a', 'a..', '%2e%2e', '../x'])('keeps %j in one segment', (name) => {
    const { pathname } = new URL(`https://x/v2/${encodeName(name)}/0`)
    expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'v2', name, '0'])
  })
})
