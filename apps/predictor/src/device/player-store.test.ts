import { beforeEach, expect, it } from 'vitest'
import { aMatchSummary } from '../../test/makers.ts'
import { deviceStorage } from './device-storage.ts'
import { draftsOf } from './drafts.ts'
import { forgetOtherPlayers } from './forget-other-players.ts'
import { readLastList, writeLastList } from './last-list.ts'
import { matchSummariesOf } from './match-summaries.ts'
import { pendingProfileUpdatesOf } from './pending-profile-updates.ts'
import { playerStoreOf } from './player-store.ts'
import { rewardRecordOf } from './reward-record.ts'
import { roundStandingsOf } from './round-standings.ts'
import { savedCalendarsOf } from './saved-calendars.ts'
import { seenKickOffsOf } from './seen-kick-offs.ts'
import { seenNumbersOf } from './seen-numbers.ts'

beforeEach(() => window.localStorage.clear())

const device = () => deviceStorage(() => window.localStorage)
const MINUTE = { kind: 'minute', value: 7 } as const

/** What devices of players store today, under these keys and in these formats. */
const STORED = {
  'touchline:draft:ann:f1': '{"answers":{"q":{"kind":"minute","value":7}},"attempted":{},"unset":{}}',
  'touchline:unnoted:ann': 'f1 f2',
  'touchline:seen:ann:f1': '{"q":10}',
  'touchline:ranks:ann:b1': '{"ann":3}',
  'touchline:calendar:ann:7': 'f1@1000 f2@2000',
  'touchline:kick-off:ann:f1': '1000',
  'touchline:listed:ann:f1': '2000',
  'touchline:reward:ann:f1': 'failed',
  'touchline:match:ann:f1':
    '{"version":1,"tournamentId":"t","home":"Chiefs","away":"Blues","kickOffAt":1000,"pick":{"home":27,"away":19},"questions":[{"id":"q","kind":"minute","text":"When?","isAnswered":true,"points":5,"maxPoints":10}],"isComplete":true}',
  'touchline:matches:ann': 'f1',
  'touchline:rounds:ann:t': '{"version":1,"rounds":{"10":{"points":41,"rank":3,"isFinal":true}}}',
  'touchline:list:ann':
    '{"version":1,"tokenHash":"hash","tournamentId":"t","round":{"id":"10","label":"Round 10"},"asOf":1000,"matches":[{"id":"f1","home":{"name":"Chiefs"},"away":{"name":"Blues"},"kickOffAt":2000}]}',
}

const SUMMARY = aMatchSummary({
  tournamentId: 't',
  questions: [{ id: 'q', kind: 'minute', text: 'When?', isAnswered: true, points: 5, maxPoints: 10 }],
})

const LIST = {
  tournamentId: 't',
  round: { id: '10', label: 'Round 10' },
  asOf: 1000,
  matches: [{ id: 'f1', home: { name: 'Chiefs' }, away: { name: 'Blues' }, kickOffAt: 2000 }],
}

it('writes each record under the key and in the format that devices have', () => {
  const store = playerStoreOf('ann', device())
  draftsOf(store).write('f1', { answers: { q: MINUTE }, attempted: {}, unset: {} })
  pendingProfileUpdatesOf(store).add('f1')
  pendingProfileUpdatesOf(store).add('f2')
  seenNumbersOf(store, 'seenPoints').write('f1', { q: 10 })
  seenNumbersOf(store, 'seenRanks').write('b1', { ann: 3 })
  savedCalendarsOf(store).add('7', [
    { id: 'f1', closesAt: 1000 },
    { id: 'f2', closesAt: 2000 },
  ])
  seenKickOffsOf(store, 'kickOffSeenAtMatch').write('f1', 1000)
  seenKickOffsOf(store, 'kickOffSeenInList').write('f1', 2000)
  rewardRecordOf(store).failed('f1')
  matchSummariesOf(store).write('f1', SUMMARY)
  roundStandingsOf(store).write('t', '10', { points: 41, rank: 3, isFinal: true })
  writeLastList(store, 'hash', LIST)
  expect({ ...window.localStorage }).toEqual(STORED)
})

it('reads what a device stored before', () => {
  for (const [key, text] of Object.entries(STORED)) window.localStorage.setItem(key, text)
  const store = playerStoreOf('ann', device())
  expect(draftsOf(store).read('f1')).toEqual({ answers: { q: MINUTE }, attempted: {}, unset: {} })
  expect(pendingProfileUpdatesOf(store).read()).toEqual(['f1', 'f2'])
  expect(seenNumbersOf(store, 'seenPoints').read('f1')).toEqual({ q: 10 })
  expect(seenNumbersOf(store, 'seenRanks').read('b1')).toEqual({ ann: 3 })
  expect(savedCalendarsOf(store).isStale('7', [{ id: 'f1', closesAt: 1001 }])).toBe(true)
  expect(seenKickOffsOf(store, 'kickOffSeenAtMatch').read('f1')).toBe(1000)
  expect(seenKickOffsOf(store, 'kickOffSeenInList').read('f1')).toBe(2000)
  expect(rewardRecordOf(store).hasFailed('f1')).toBe(true)
  expect(matchSummariesOf(store).read('f1')).toEqual(SUMMARY)
  expect(matchSummariesOf(store).ids()).toEqual(['f1'])
  expect(roundStandingsOf(store).read('t')).toEqual({ 10: { points: 41, rank: 3, isFinal: true } })
  expect(readLastList(device(), { tournamentId: 't', tokenHash: 'hash' })).toMatchObject(LIST)
})

it('removes every record of another player', () => {
  for (const [key, text] of Object.entries(STORED)) window.localStorage.setItem(key, text)
  forgetOtherPlayers('ben', device())
  expect(window.localStorage).toHaveLength(0)
})

it.each(['', 'null', '[1]', '{"q":"10"}', 'later'])('ignores %j, which it cannot read', (text) => {
  for (const key of Object.keys(STORED)) window.localStorage.setItem(key, text)
  const store = playerStoreOf('ann', device())
  expect(draftsOf(store).read('f1')).toBeUndefined()
  expect(seenNumbersOf(store, 'seenPoints').read('f1')).toBeUndefined()
  expect(rewardRecordOf(store).hasFailed('f1')).toBe(false)
  expect(matchSummariesOf(store).read('f1')).toBeUndefined()
  expect(roundStandingsOf(store).read('t')).toEqual({})
  expect(readLastList(device(), { tournamentId: 't', tokenHash: 'hash' })).toBeUndefined()
})
