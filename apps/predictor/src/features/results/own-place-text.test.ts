import { expect, it } from 'vitest'
import { ownPlaceText } from './own-place-text.ts'

const RANK = { rank: 23, total: undefined, seenRank: undefined, round: 'Round 10' }

it.each([
  ['the rank alone', {}, '#23 in Round 10'],
  ['the match of a board of its own', { round: undefined }, '#23 in this match'],
  ['a total, and the share rounded up', { total: 120 }, '#23 of 120 in Round 10 · top 20%'],
  ['a total with thousands', { total: 2480 }, '#23 of 2,480 in Round 10 · top 1%'],
  ['no share in the lower half', { total: 45 }, '#23 of 45 in Round 10'],
  ['no total that is lower than the rank', { total: 22 }, '#23 in Round 10'],
  ['a better rank', { seenRank: 26 }, '#23 in Round 10 · up 3 since your last visit to the board'],
  ['a worse rank', { seenRank: 20 }, '#23 in Round 10 · down 3 since your last visit to the board'],
  ['no move without one', { seenRank: 23 }, '#23 in Round 10'],
])('has %s', (_what, facts, text) => {
  expect(ownPlaceText({ ...RANK, ...facts })).toBe(text)
})
