import { expect, it } from 'vitest'
import { ownFile, safeUrl } from './urls.ts'

it.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['http://localhost:4100/a.svg', 'http://localhost:4100/a.svg'],
  ['http://platform.localhost:4100/a.svg', 'http://platform.localhost:4100/a.svg'],
  ['http://127.0.0.1:4100/a.svg', 'http://127.0.0.1:4100/a.svg'],
])('lets %s through', (text, url) => {
  expect(safeUrl(text)).toBe(url)
})

it.each([
  'http://cdn.example/a.png',
  'http://localhost.evil.example/a.png',
  'http://evil-localhost/a.png',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0000javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://user:pass@cdn.example/a.png',
  '//cdn.example/a.png',
  '/a.png',
  'not an address',
  '',
  undefined,
])('holds back %j', (text) => {
  expect(safeUrl(text)).toBeUndefined()
})

it.each([
  ['/', '/terms.html', '/terms.html'],
  ['/games/predictor/', '/terms.html', '/games/predictor/terms.html'],
  ['/games/predictor/', 'https://www.example.com/terms', 'https://www.example.com/terms'],
  ['/games/predictor/', '//www.example.com/terms', '//www.example.com/terms'],
])('below %s, %s is at %s', (basePath, address, where) => {
  expect(ownFile(basePath, address)).toBe(where)
})
