import { describe, expect, it } from 'vitest'
import { firstVisible, visibleLength } from './visible-length.ts'

const FLAG = '🇳🇿'
const FAMILY = '👩‍👩‍👧'

describe('visibleLength', () => {
  it.each([
    ['', 0],
    ['Side Kick', 9],
    [FLAG, 1],
    [FAMILY, 1],
    ['Tā\u0304ne', 4],
  ])('counts %j as %d', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })
})

describe('firstVisible', () => {
  it('never cuts a character in two', () => {
    expect(firstVisible(`${FLAG}${FAMILY}${FLAG}`, 2)).toBe(`${FLAG}${FAMILY}`)
  })

  it('leaves a text alone that is short enough', () => {
    expect(firstVisible('Side', 30)).toBe('Side')
  })
})
