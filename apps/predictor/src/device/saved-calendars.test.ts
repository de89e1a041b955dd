import { expect, it } from 'vitest'
import { deviceStorage, playerStoreOf } from './device-storage.ts'
import { savedCalendarsOf } from './player-records.ts'

const FIRST = { id: 'f1', closesAt: 1000 }
const SECOND = { id: 'f2', closesAt: 2000 }

function calendars() {
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  return savedCalendarsOf(playerStoreOf('ann', storage))
}

it.each([
  ['nothing moved', [FIRST, SECOND], false],
  ['a match moved', [FIRST, { ...SECOND, closesAt: 2001 }], true],
  ['a match is over or off', [SECOND], false],
  ['a match is new', [FIRST, SECOND, { id: 'f3', closesAt: 1000 }], false],
  ['an id begins as another', [{ id: 'f', closesAt: 9 }], false],
])('is stale only if a match of the saved file moved: %s', (_what, fixtures, isStale) => {
  const saved = calendars()
  saved.add('7', [FIRST, SECOND])
  expect(saved.isStale('7', fixtures)).toBe(isStale)
})

it('is not stale if no file was saved for the round', () => {
  const saved = calendars()
  saved.add('7', [FIRST])
  expect(saved.isStale('8', [{ ...FIRST, closesAt: 1001 }])).toBe(false)
})
