import { expect, it } from 'vitest'
import { framedMove, type RouteDepth } from './game-navigation.ts'

const move = (from: RouteDepth, to: RouteDepth, more: Partial<Parameters<typeof framedMove>[0]> = {}) =>
  framedMove({ from, to, isRedirect: false, hasEntryBeneath: true, ...more })

it('adds an entry for a step deeper, and none for tabs or from match to match', () => {
  expect(move(0, 0)).toBe('replace')
  expect(move(0, 1)).toBe('push')
  expect(move(1, 1)).toBe('replace')
})

it('adds no entry for a redirect', () => {
  expect(move(0, 1, { isRedirect: true })).toBe('replace')
})

it('steps back onto the root, unless the game started on the deeper screen', () => {
  expect(move(1, 0)).toBe('back-and-replace')
  expect(move(1, 0, { isRedirect: true })).toBe('back-and-replace')
  expect(move(1, 0, { hasEntryBeneath: false })).toBe('replace')
})
