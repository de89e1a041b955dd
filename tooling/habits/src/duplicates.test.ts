import { describe, expect, it } from 'vitest'
import { duplicatesIn } from './duplicates.ts'

const PIECE = 'one(1)\ntwo(2)\nthree(3)\n'
const LIMITS = { minTokens: 12, minLines: 3 }

function found(texts: Readonly<Record<string, string>>, limits = LIMITS) {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  return duplicatesIn(files, limits)
}

describe('a duplicate', () => {
  it('is a run of the same code in two files, named by its lines', () => {
    expect(found({ 'a.ts': `a\n${PIECE}`, 'b.ts': `b\n\n${PIECE}c()` })).toEqual([
      { tokens: 12, lines: 3, places: ['a.ts:2-4', 'b.ts:3-5'] },
    ])
  })

  it('is found within one file', () => {
    expect(found({ 'a.ts': `${PIECE}a()\n${PIECE}` })).toEqual([
      { tokens: 12, lines: 3, places: ['a.ts:1-3', 'a.ts:5-7'] },
    ])
  })

  it('is told once, however long it is', () => {
    const long = `${PIECE}four(4)\nfive(5)\n`
    expect(found({ 'a.ts': `a\n${long}`, 'b.ts': `b\n${long}` })).toHaveLength(1)
  })

  it('is told for each further place', () => {
    const places = found({ 'a.ts': `a\n${PIECE}`, 'b.ts': `b\n${PIECE}`, 'c.ts': `c\n${PIECE}` })
    expect(places.map((one) => one.places)).toEqual([
      ['a.ts:2-4', 'b.ts:2-4'],
      ['a.ts:2-4', 'c.ts:2-4'],
      ['b.ts:2-4', 'c.ts:2-4'],
    ])
  })

  it('counts white space and comments for nothing', () => {
    const other = 'one( 1 ) // first\n\n/* then */ two(2)\n  three(3)'
    expect(found({ 'a.ts': PIECE, 'b.ts': other })).toHaveLength(1)
  })

  it('has at least so many tokens and lines', () => {
    const files = { 'a.ts': PIECE, 'b.ts': PIECE }
    expect(found(files, { minTokens: 13, minLines: 3 })).toEqual([])
    expect(found(files, { minTokens: 12, minLines: 4 })).toEqual([])
  })

  it('is not what differs in one name', () => {
    expect(found({ 'a.ts': PIECE, 'b.ts': PIECE.replace('two', 'other') })).toEqual([])
  })
})
