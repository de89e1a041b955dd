import { beforeEach, expect, it } from 'vitest'
import { aDraft } from '../../test/makers.ts'
import { deviceStorage, forgetOtherRecords, playerStoreOf } from './device-storage.ts'
import { draftsOf } from './drafts.ts'
import {
  pendingProfileUpdatesOf,
  rewardRecordOf,
  savedCalendarsOf,
  seenKickOffsOf,
  seenNumbersOf,
} from './player-records.ts'

beforeEach(() => window.localStorage.clear())

const device = () => deviceStorage(() => window.localStorage)
const MINUTE = { kind: 'minute', value: 7 } as const

function recordsOfAnn() {
  const store = playerStoreOf('ann', device())
  return {
    drafts: draftsOf(store),
    updates: pendingProfileUpdatesOf(store),
    points: seenNumbersOf(store, 'seenPoints'),
    ranks: seenNumbersOf(store, 'seenRanks'),
    kickOffs: seenKickOffsOf(store, 'kickOffSeenAtFixture'),
    listedKickOffs: seenKickOffsOf(store, 'kickOffSeenInList'),
    rewards: rewardRecordOf(store),
  }
}

function storeAll(): void {
  const { drafts, updates, points, ranks, kickOffs, listedKickOffs, rewards } = recordsOfAnn()
  drafts.update('f1', () => aDraft({ q: MINUTE }))
  updates.add('f1')
  updates.add('f2')
  points.write('f1', { q: 10 })
  ranks.write('b1', { ann: 3 })
  kickOffs.write('f1', 1000)
  listedKickOffs.write('f1', 2000)
  rewards.failed('f1')
}

it('reads after a reload what each record stored, and writes no record over another', () => {
  storeAll()
  const { drafts, updates, points, ranks, kickOffs, listedKickOffs, rewards } = recordsOfAnn()
  expect(drafts.read('f1')).toEqual(aDraft({ q: MINUTE }))
  expect(updates.read()).toEqual(['f1', 'f2'])
  expect([points.read('f1'), ranks.read('b1')]).toEqual([{ q: 10 }, { ann: 3 }])
  expect([kickOffs.read('f1'), listedKickOffs.read('f1')]).toEqual([1000, 2000])
  expect(rewards.hasFailed('f1')).toBe(true)
})

it('removes the records of another player, and keeps those of the player and of the device', () => {
  storeAll()
  const consent = { 'touchline:analytics-consent': 'granted' }
  Object.assign(window.localStorage, consent)
  const before = { ...window.localStorage }
  forgetOtherRecords('ann', device())
  expect({ ...window.localStorage }).toEqual(before)
  forgetOtherRecords('ben', device())
  expect({ ...window.localStorage }).toEqual(consent)
})

it.each(['', 'null', '[1]', '{"q":"10"}', 'later'])('ignores %j, which it cannot read', (text) => {
  storeAll()
  for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, text)
  const { drafts, points, rewards } = recordsOfAnn()
  expect(drafts.read('f1')).toEqual({})
  expect(points.read('f1')).toBeUndefined()
  expect(rewards.hasFailed('f1')).toBe(false)
})

const FIRST = { id: 'f1', closesAt: 1000 }
const SECOND = { id: 'f2', closesAt: 2000 }

it.each([
  ['nothing moved', [FIRST, SECOND], false],
  ['a match moved', [FIRST, { ...SECOND, closesAt: 2001 }], true],
  ['a match is over or off', [SECOND], false],
  ['a match is new', [FIRST, SECOND, { id: 'f3', closesAt: 1000 }], false],
  ['an id begins as another', [{ id: 'f', closesAt: 9 }], false],
])('is stale only if a match of the saved file moved: %s', (_what, fixtures, isStale) => {
  const saved = savedCalendarsOf(playerStoreOf('ann', device()))
  saved.add('7', [FIRST, SECOND])
  expect(saved.isStale('7', fixtures)).toBe(isStale)
})

it('is not stale if no file was saved for the round', () => {
  const saved = savedCalendarsOf(playerStoreOf('ann', device()))
  saved.add('7', [FIRST])
  expect(saved.isStale('8', [{ ...FIRST, closesAt: 1001 }])).toBe(false)
})
