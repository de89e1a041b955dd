import { expect, it } from 'vitest'
import { deviceStorage } from './device-storage.ts'
import { type Draft, draftsOf } from './drafts.ts'
import { forgetOtherRecords } from './forget-other-records.ts'
import { playerStoreOf } from './player-store.ts'

const draft: Draft = { answers: { q: { kind: 'minute', value: 7 } }, attempted: {}, unset: {} }

function memory() {
  return deviceStorage(() => {
    throw new Error('no storage in this browser')
  })
}

it('gives back what was kept, for that player and that fixture only', () => {
  const storage = memory()
  draftsOf(playerStoreOf('ann', storage)).write('f1', draft)
  expect(draftsOf(playerStoreOf('ann', storage)).read('f1')).toEqual(draft)
  expect(draftsOf(playerStoreOf('ann', storage)).read('f2')).toBeUndefined()
  expect(draftsOf(playerStoreOf('ben', storage)).read('f1')).toBeUndefined()
})

it('gives back the numbers of a number prediction, and which of them were not set', () => {
  const numbers: Draft = {
    answers: { q: { kind: 'numbers', numbers: { home: 142, away: 97 } } },
    attempted: {},
    unset: { q: ['away'] },
  }
  const drafts = draftsOf(playerStoreOf('ann', memory()))
  drafts.write('f1', numbers)
  expect(drafts.read('f1')).toEqual(numbers)
})

it('keeps nothing for a draft without answers', () => {
  const storage = memory()
  const drafts = draftsOf(playerStoreOf('ann', storage))
  drafts.write('f1', draft)
  drafts.write('f1', { ...draft, answers: {} })
  expect(storage.keys()).toEqual([])
})

it.each(['', 'null', '{"answers":{"q":{"kind":"minute","value":"7"}}}', '{"answers":1}'])(
  'takes %j for no draft',
  (text) => {
    const storage = memory()
    storage.write('draft:ann:f1', text)
    expect(draftsOf(playerStoreOf('ann', storage)).read('f1')).toBeUndefined()
  },
)

it('forgets the drafts of the player before on a shared device', () => {
  const storage = memory()
  draftsOf(playerStoreOf('ann', storage)).write('f1', draft)
  draftsOf(playerStoreOf('ben', storage)).write('f1', draft)
  forgetOtherRecords('ben', storage)
  expect(draftsOf(playerStoreOf('ann', storage)).read('f1')).toBeUndefined()
  expect(draftsOf(playerStoreOf('ben', storage)).read('f1')).toEqual(draft)
})

it('reads a draft of an earlier version, which kept neither attempts nor unset parts', () => {
  const storage = memory()
  storage.write('draft:ann:f1', JSON.stringify({ answers: draft.answers, wasSending: true }))
  expect(draftsOf(playerStoreOf('ann', storage)).read('f1')).toEqual(draft)
})
