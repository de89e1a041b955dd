import { beforeEach, expect, it } from 'vitest'
import { aDraft, byId } from '../../test/makers.ts'
import { deviceStorage, forgetOtherRecords, playerStoreOf } from './device-storage.ts'
import { draftsOf } from './drafts.ts'
import { confirmedSavesOf, seenKickOffsOf, seenNumbersOf } from './player-records.ts'

beforeEach(() => window.localStorage.clear())

const device = () => deviceStorage(() => window.localStorage)
const MINUTE = { kind: 'minute', value: 7 } as const

function recordsOfAnn() {
  const store = playerStoreOf('ann', device())
  return {
    drafts: draftsOf(store),
    saves: confirmedSavesOf(store),
    points: seenNumbersOf(store, 'seenPoints'),
    ranks: seenNumbersOf(store, 'seenRanks'),
    kickOffs: seenKickOffsOf(store, 'kickOffSeenAtFixture'),
    listedKickOffs: seenKickOffsOf(store, 'kickOffSeenInList'),
  }
}

function storeAll(): void {
  const { drafts, saves, points, ranks, kickOffs, listedKickOffs } = recordsOfAnn()
  drafts.update('f1', () => aDraft({ q: MINUTE }))
  saves.change('f1', { dueReward: 'key' })
  saves.change('f2', { isRewarded: true })
  points.write('f1', byId({ q: 10 }))
  ranks.write('b1', byId({ ann: 3 }))
  kickOffs.write('f1', 1000)
  listedKickOffs.write('f1', 2000)
}

it('reads after a reload what each record stored, and writes no record over another', () => {
  storeAll()
  const { drafts, saves, points, ranks, kickOffs, listedKickOffs } = recordsOfAnn()
  expect(drafts.read('f1')).toEqual(aDraft({ q: MINUTE }))
  expect(saves.read()).toEqual(byId<object>({ f1: { dueReward: 'key' }, f2: { isRewarded: true } }))
  expect([points.read('f1'), ranks.read('b1')]).toEqual([byId({ q: 10 }), byId({ ann: 3 })])
  expect([kickOffs.read('f1'), listedKickOffs.read('f1')]).toEqual([1000, 2000])
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

it.each(['constructor', 'toString', '__proto__'])(
  'stores values of the id %s as those of any other',
  (id) => {
    const { saves, points } = recordsOfAnn()
    points.write('f1', new Map([['q', 10]]))
    expect([points.read('f1')?.get(id), saves.read().get(id)]).toEqual([undefined, undefined])
    points.write('f1', new Map([[id, 10]]))
    saves.change(id, { isRewarded: true })
    expect([points.read('f1')?.get(id), saves.read().get(id)]).toEqual([10, { isRewarded: true }])
  },
)

it.each(['', 'null', '[1]', '{"q":"10"}', 'later'])('ignores %j, which it cannot read', (text) => {
  storeAll()
  for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, text)
  const { drafts, points, saves } = recordsOfAnn()
  expect(drafts.read('f1')).toEqual(new Map())
  expect(points.read('f1')).toBeUndefined()
  expect(saves.read()).toEqual(new Map())
})
