import { expect, it } from 'vitest'
import { snapNumber } from './snap-number.ts'

const NUMBERS = [0, 5, 10, 20]

it.each([
  [5, 0, 5, 'a number that is there stays'],
  [6, 20, 5, 'another goes to the nearest'],
  [15, 0, 10, 'of two as near to the lower'],
  [99, 0, 20, 'above the highest to the highest'],
  [11, 10, 20, 'a step up goes on to the next above'],
  [9, 10, 5, 'a step down goes on to the next below'],
  [21, 20, 20, 'a step beyond the end stays'],
  [12, undefined, 10, 'a first choice to the nearest'],
])('%i chosen from %s is %i: %s', (wanted, from, taken, _why) => {
  expect(snapNumber(NUMBERS, wanted, from)).toBe(taken)
})

it('takes the number as it is where there is none to choose from', () => {
  expect(snapNumber([], 7, undefined)).toBe(7)
})
