import { describe, expect, it } from 'vitest'
import { cardLabel, numberWord } from './number-word.ts'

describe('numberWord', () => {
  it('has words from one to twelve', () => {
    expect(Array.from({ length: 12 }, (_, place) => numberWord(place + 1)).join(' ')).toBe(
      'one two three four five six seven eight nine ten eleven twelve',
    )
  })

  it.each([
    [13, '13'],
    [100, '100'],
    [0, '0'],
    [-1, '-1'],
    [1.5, '1.5'],
  ])('writes %d in digits', (value, digits) => {
    expect(numberWord(value)).toBe(digits)
  })
})

describe('cardLabel', () => {
  it('labels the cards of both screens', () => {
    expect(cardLabel('prediction', 1)).toBe('prediction one')
    expect(cardLabel('result', 12)).toBe('result twelve')
    expect(cardLabel('prediction', 13)).toBe('prediction 13')
  })
})
