import { beforeEach, expect, it } from 'vitest'
import { deviceStorage } from './device-storage.ts'
import { type LastList, readLastList, writeLastList } from './last-list.ts'
import { playerStoreOf } from './player-store.ts'

beforeEach(() => window.localStorage.clear())

const device = () => deviceStorage(() => window.localStorage)
const OWNER = { tournamentId: '120-2024', tokenHash: 'ann-hash' }

function aList(facts: Partial<LastList> = {}): LastList {
  const match = { id: 'f1', home: { name: 'Chiefs' }, away: { name: 'Blues' }, kickOffAt: 2000 }
  return { tournamentId: '120-2024', asOf: 1000, matches: [match], ...facts }
}

it('returns the list of the player with the same token', () => {
  writeLastList(playerStoreOf('ann', device()), 'ann-hash', aList())
  expect(readLastList(device(), OWNER)).toMatchObject(aList())
})

it.each([
  ['another token', { tokenHash: 'ben-hash' }],
  ['another tournament', { tournamentId: '3-2025' }],
])('returns nothing for %s', (_what, other) => {
  writeLastList(playerStoreOf('ann', device()), 'ann-hash', aList())
  expect(readLastList(device(), { ...OWNER, ...other })).toBeUndefined()
})

it('keeps one list of each player, the latest', () => {
  const store = playerStoreOf('ann', device())
  writeLastList(store, 'ann-hash', aList())
  writeLastList(store, 'ann-hash', aList({ asOf: 3000 }))
  expect(readLastList(device(), OWNER)?.asOf).toBe(3000)
  expect(window.localStorage).toHaveLength(1)
})

it.each([
  ['a time that no date can have', aList({ asOf: 9e15 })],
  ['a text that is too long', aList({ tournamentId: 'x'.repeat(50_000) })],
])('ignores %s', (_what, list) => {
  writeLastList(playerStoreOf('ann', device()), 'ann-hash', list)
  expect(readLastList(device(), { ...OWNER, tournamentId: list.tournamentId })).toBeUndefined()
})

it('drops the address of a picture that is not safe to load', () => {
  const home = { name: 'Chiefs', logoUrl: 'javascript:alert(1)' }
  const matches = aList().matches.map((match) => ({ ...match, home }))
  writeLastList(playerStoreOf('ann', device()), 'ann-hash', aList({ matches }))
  expect(readLastList(device(), OWNER)?.matches[0]?.home.logoUrl).toBeUndefined()
})
