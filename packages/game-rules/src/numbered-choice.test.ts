import { describe, expect, it } from 'vitest'
import { choiceForNumber, nearestChoice } from './numbered-choice.ts'

const minutes = ['5', '0', 'never', '10', '20'].map((text) => ({ id: `m${text}`, text }))

describe('choiceForNumber', () => {
  it.each([
    [0, 'm0'],
    [20, 'm20'],
    [7, undefined],
    [21, undefined],
    [-1, undefined],
  ])('%i means %s', (value, id) => {
    expect(choiceForNumber(minutes, value)?.id).toBe(id)
  })

  it('means the first where a number is listed twice', () => {
    const twice = [
      { id: 'a', text: '7' },
      { id: 'b', text: '07' },
    ]
    expect(choiceForNumber(twice, 7)?.id).toBe('a')
  })
})

describe('nearestChoice', () => {
  it.each([
    [10, 'm10', 'the number itself'],
    [11, 'm10', 'a gap, nearer below'],
    [16, 'm20', 'a gap, nearer above'],
    [15, 'm10', 'the lower of two that are equally near'],
    [99, 'm20', 'above the last'],
    [-3, 'm0', 'below the first'],
  ])('%i moves to %s: %s', (value, id) => {
    expect(nearestChoice(minutes, value)?.id).toBe(id)
    expect(nearestChoice(minutes.toReversed(), value)?.id).toBe(id)
  })

  it('is undefined where no choice carries a number', () => {
    expect(nearestChoice([{ text: 'Draw' }], 3)).toBeUndefined()
    expect(nearestChoice([], 3)).toBeUndefined()
  })
})
