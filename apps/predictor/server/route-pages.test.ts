// @vitest-environment node
import { matchPath } from 'react-router'
import { expect, it } from 'vitest'
import { ROUTES } from '../src/launch/routes.ts'
import { pageOf, ROUTE_PAGES } from './route-pages.ts'

it.each([
  ['', 'index.html'],
  ['welcome', 'index.html'],
  ['home', 'home.html'],
  ['home/game', 'home.html'],
  ['home/leaderboard', 'leaderboard.html'],
  ['home/rules', 'index.html'],
  ['prediction/7', 'prediction.html'],
  ['result/7', 'result.html'],
  ['predictions', 'index.html'],
])('returns for the path /%s the page %s', (path, page) => {
  expect(pageOf(path)).toBe(page)
})

it.each(ROUTE_PAGES)('has an example of $file that is a route and gets this page', ({ file, example }) => {
  expect(Object.values(ROUTES).some((route) => matchPath(route, example) !== null)).toBe(true)
  expect(pageOf(example.slice(1))).toBe(file)
})
