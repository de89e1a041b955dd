import { expect, it } from 'vitest'
import { depthOf, findRoute } from './route-table.tsx'

it.each(['/prediction/f%201', '/games/predictor/result/f%201/'])('finds the match of %s', (pathname) => {
  const basePath = pathname.startsWith('/games') ? '/games/predictor/' : undefined
  expect(findRoute(pathname, basePath)?.fixtureId).toBe('f 1')
})

it('finds a match whose id is cut off in the middle of an escaped character', () => {
  expect(findRoute('/prediction/%E0%A4%A')?.route.layout).toBe('match')
})

it('has a route for every path below the base path, and none elsewhere', () => {
  expect(findRoute('/nowhere')?.route.path).toBe('*')
  expect(findRoute('/nowhere', '/games/')).toBeUndefined()
})

it.each([
  ['/', 0],
  ['/home', 0],
  ['/home/game', 0],
  ['/home/leaderboard', 0],
  ['/welcome', 0],
  ['/home/rules', 1],
  ['/profile', 1],
  ['/prediction/f1', 1],
  ['/result/f1', 1],
])('%s has the depth %i', (pathname, depth) => {
  expect(depthOf(pathname)).toBe(depth)
})
