import { expect, it } from 'vitest'
import { boundedText, dayText, savedAtText } from './text-format.ts'

it('formats when an answer was saved', () => {
  expect(savedAtText(new Date(2024, 3, 27, 7, 5).getTime())).toBe('Apr 27, 7:05 AM')
})

it('shows the last day of a tournament as the same day in every zone', () => {
  expect(dayText('2024-06-22')).toBe('June 22, 2024')
})

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
