import { expect, it } from 'vitest'
import { framedMove } from './framed-move.ts'

const move = (from: string, to: string, more: Partial<Parameters<typeof framedMove>[0]> = {}) =>
  framedMove({ from, to, isRedirect: false, hasEntryBeneath: true, ...more })

it('adds an entry for a step deeper, and none for tabs or from match to match', () => {
  expect(move('/home', '/home/leaderboard')).toBe('replace')
  expect(move('/home', '/prediction/f1')).toBe('push')
  expect(move('/home/leaderboard', '/home/rules')).toBe('push')
  expect(move('/prediction/f1', '/result/f2')).toBe('replace')
})

it('adds no entry for a redirect', () => {
  expect(move('/home', '/prediction/f1', { isRedirect: true })).toBe('replace')
})

it('steps back onto the root, unless the game started on the deeper screen', () => {
  expect(move('/prediction/f1', '/home')).toBe('back-and-replace')
  expect(move('/home/rules', '/home', { isRedirect: true })).toBe('back-and-replace')
  expect(move('/prediction/f1', '/home', { hasEntryBeneath: false })).toBe('replace')
})
