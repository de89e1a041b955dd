import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

it('draws a link as one path with the blank margin that cameras need', () => {
  const { path, start, side } = qrPath('https://game.example/prediction/f1?tournamentId=120-2024')
  expect(path).toMatch(/^M\d+ \d+L/)
  // A code of version 4 has 33 modules a side.
  expect([start, side]).toEqual([-4, 41])
})

it('rejects a text that is longer than any code', () => {
  expect(() => qrPath('x'.repeat(5000))).toThrow()
})
