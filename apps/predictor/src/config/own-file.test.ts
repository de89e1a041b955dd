import { expect, it } from 'vitest'
import { ownFile } from './own-file.ts'

it.each([
  ['/', '/terms.html', '/terms.html'],
  ['/games/predictor/', '/terms.html', '/games/predictor/terms.html'],
  ['/games/predictor/', 'https://www.example.com/terms', 'https://www.example.com/terms'],
  ['/games/predictor/', '//www.example.com/terms', '//www.example.com/terms'],
])('below %s, %s is at %s', (basePath, address, where) => {
  expect(ownFile(basePath, address)).toBe(where)
})
