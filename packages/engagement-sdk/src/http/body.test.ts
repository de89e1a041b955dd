import { afterEach, expect, it, vi } from 'vitest'
import { readLimitedText } from './body.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads a text without TextDecoder, as in older React Native', async () => {
  vi.stubGlobal('TextDecoder', undefined)
  expect(await readLimitedText(new Response('Kia ora'), {})).toBe('Kia ora')
})
