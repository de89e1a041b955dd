import { expect, it } from 'vitest'
import { boundedText } from '../config/text-format.ts'

it.each([
  ['', '', 'nothing'],
  ['ab', 'ab', 'below'],
  ['abc', 'abc', 'at the limit'],
  ['abcd', 'abc…', 'above'],
  ['🏉🏉🏉', '🏉🏉🏉', 'three characters of two units each'],
  ['🏉🏉🏉🏉', '🏉🏉🏉…', 'no character is cut in two'],
])('%j becomes %j: %s', (text, bounded) => {
  expect(boundedText(text, 3)).toBe(bounded)
})
