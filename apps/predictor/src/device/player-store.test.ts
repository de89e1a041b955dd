import { beforeEach, expect, it } from 'vitest'
import { aDraft } from '../../test/a-draft.ts'
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

/** What devices of players store today, under these keys and in these formats. */
const STORED = {
  'touchline:draft:ann:f1':
    '{"changes":{"q":{"answer":{"kind":"minute","value":7},"unset":[],"attempts":[]}}}',
  'touchline:unnoted:ann': 'f1 f2',
  'touchline:seen:ann:f1': '{"q":10}',
  'touchline:ranks:ann:b1': '{"ann":3}',
  'touchline:calendar:ann:7': 'f1@1000 f2@2000',
  'touchline:kick-off:ann:f1': '1000',
  'touchline:listed:ann:f1': '2000',
  'touchline:reward:ann:f1': 'failed',
}

it('writes each record under the key and in the format that devices have', () => {
  const store = playerStoreOf('ann', device())
  draftsOf(store).update('f1', () => aDraft({ q: MINUTE }))
  pendingProfileUpdatesOf(store).add('f1')
  pendingProfileUpdatesOf(store).add('f2')
  seenNumbersOf(store, 'seenPoints').write('f1', { q: 10 })
  seenNumbersOf(store, 'seenRanks').write('b1', { ann: 3 })
  savedCalendarsOf(store).add('7', [
    { id: 'f1', closesAt: 1000 },
    { id: 'f2', closesAt: 2000 },
  ])
  seenKickOffsOf(store, 'kickOffSeenAtFixture').write('f1', 1000)
  seenKickOffsOf(store, 'kickOffSeenInList').write('f1', 2000)
  rewardRecordOf(store).failed('f1')
  expect({ ...window.localStorage }).toEqual(STORED)
})

it('reads what a device stored before', () => {
  for (const [key, text] of Object.entries(STORED)) window.localStorage.setItem(key, text)
  const store = playerStoreOf('ann', device())
  expect(draftsOf(store).read('f1')).toEqual(aDraft({ q: MINUTE }))
  expect(pendingProfileUpdatesOf(store).read()).toEqual(['f1', 'f2'])
  expect(seenNumbersOf(store, 'seenPoints').read('f1')).toEqual({ q: 10 })
  expect(seenNumbersOf(store, 'seenRanks').read('b1')).toEqual({ ann: 3 })
  expect(savedCalendarsOf(store).isStale('7', [{ id: 'f1', closesAt: 1001 }])).toBe(true)
  expect(seenKickOffsOf(store, 'kickOffSeenAtFixture').read('f1')).toBe(1000)
  expect(seenKickOffsOf(store, 'kickOffSeenInList').read('f1')).toBe(2000)
  expect(rewardRecordOf(store).hasFailed('f1')).toBe(true)
})

it('removes records that earlier versions of the game stored, and keeps the others', () => {
  const former = {
    'touchline:match:ann:f1': '{}',
    'touchline:matches:ann': 'f1',
    'touchline:rounds:ann:t': '{}',
    'touchline:list:ann': '{}',
  }
  const consent = { 'touchline:analytics-consent': 'granted' }
  for (const [key, text] of Object.entries({ ...STORED, ...former, ...consent })) {
    window.localStorage.setItem(key, text)
  }
  forgetOtherRecords('ann', device())
  expect({ ...window.localStorage }).toEqual({ ...STORED, ...consent })
})

it('removes every record of another player', () => {
  for (const [key, text] of Object.entries(STORED)) window.localStorage.setItem(key, text)
  forgetOtherRecords('ben', device())
  expect(window.localStorage).toHaveLength(0)
})

it.each(['', 'null', '[1]', '{"q":"10"}', 'later'])('ignores %j, which it cannot read', (text) => {
  for (const key of Object.keys(STORED)) window.localStorage.setItem(key, text)
  const store = playerStoreOf('ann', device())
  expect(draftsOf(store).read('f1')).toEqual({})
  expect(seenNumbersOf(store, 'seenPoints').read('f1')).toBeUndefined()
  expect(rewardRecordOf(store).hasFailed('f1')).toBe(false)
})
