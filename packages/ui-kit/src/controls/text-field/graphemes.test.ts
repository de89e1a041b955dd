import { graphemesOf } from '@touchline/game-rules'
import { describe, expect, it } from 'vitest'
import { firstGraphemes, graphemeCount } from './graphemes.ts'

const FLAG = '🇳🇿'
const FAMILY = '👩‍👩‍👧'

describe('graphemeCount', () => {
  it.each([
    ['', 0],
    ['Side Kick', 9],
    [FLAG, 1],
    [FAMILY, 1],
    ['Tā\u0304ne', 4],
  ])('counts %j as %d, like the rules of nicknames', (text, length) => {
    expect(graphemeCount(text)).toBe(length)
    expect(graphemesOf(text)).toHaveLength(length)
  })
})

describe('firstGraphemes', () => {
  it('never splits a grapheme cluster', () => {
    expect(firstGraphemes(`${FLAG}${FAMILY}${FLAG}`, 2)).toBe(`${FLAG}${FAMILY}`)
  })

  it('returns a text that is short enough unchanged', () => {
    expect(firstGraphemes('Side', 30)).toBe('Side')
  })
})
