import { afterEach, expect, it, vi } from 'vitest'
import { graphemesOf } from './graphemes.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['', []],
  ['abc', ['a', 'b', 'c']],
  ['e\u0301', ['e\u0301']],
  ['a🇳🇿é', ['a', '🇳🇿', 'é']],
  ['👨‍👩‍👧', ['👨‍👩‍👧']],
  ['👍🏽', ['👍🏽']],
])('splits %j into the grapheme clusters %j', (text, graphemes) => {
  expect(graphemesOf(text)).toEqual(graphemes)
})

it('splits into code points when the browser has no segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(graphemesOf('a🇳🇿')).toEqual(['a', '🇳', '🇿'])
})
