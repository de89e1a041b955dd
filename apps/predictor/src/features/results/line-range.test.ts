import { expect, it } from 'vitest'
import { lineRange } from './line-range.ts'

const MINUTES = { min: 0, max: 100 }

it.each([
  ['the neighbourhood of the result', 30, 32, { min: 22, max: 38 }],
  ['a pick outside of the neighbourhood', 30, 60, { min: 22, max: 62 }],
  ['nothing below the first number', 3, 5, { min: 0, max: 11 }],
  ['nothing above the last number', 98, 99, { min: 90, max: 100 }],
  ['the neighbourhood alone without a pick', 30, undefined, { min: 22, max: 38 }],
])('shows %s', (_what, result, picked, range) => {
  expect(lineRange(MINUTES, result, picked)).toEqual(range)
})
