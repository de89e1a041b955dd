import { afterEach, expect, it, vi } from 'vitest'
import { graphemesOf } from './graphemes.ts'

afterEach(() => vi.unstubAllGlobals())

it('splits a text into grapheme clusters', () => {
  expect(graphemesOf('')).toEqual([])
  expect(graphemesOf('a🇳🇿é')).toEqual(['a', '🇳🇿', 'é'])
})

it('splits into code points when the browser has no segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(graphemesOf('a🇳🇿')).toEqual(['a', '🇳', '🇿'])
})
