import { expect, it } from 'vitest'
import { fitText } from './draw-share-picture.ts'

/** As if every character were half as wide as high. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2
const room = { width: 100, size: 20, smallest: 10 }

it.each([
  ['abcde', { text: 'abcde', size: 20 }, 'fits as it is'],
  ['a'.repeat(10), { text: 'a'.repeat(10), size: 20 }, 'fits exactly'],
  ['a'.repeat(16), { text: 'a'.repeat(16), size: 12 }, 'is set smaller'],
  ['a'.repeat(20), { text: 'a'.repeat(20), size: 10 }, 'fits at the smallest'],
  ['a'.repeat(21), { text: `${'a'.repeat(19)}…`, size: 10 }, 'is cut'],
  ['', { text: '', size: 20 }, 'nothing is nothing'],
])('%j: %o, because it %s', (text, fitted) => {
  expect(fitText(text, room, measure)).toEqual(fitted)
})
