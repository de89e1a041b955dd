import { expect, it } from 'vitest'
import { aMatchSummary } from '../../test/makers.ts'
import { deviceStorage } from './device-storage.ts'
import { matchSummariesOf } from './match-summaries.ts'
import { playerStoreOf } from './player-store.ts'

const SUMMARY = aMatchSummary({ tournamentId: 't' })

function aStore() {
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  return { storage, store: playerStoreOf('ann', storage) }
}

it('keeps the newest four hundred matches and removes the one that was written first', () => {
  const { storage, store } = aStore()
  const summaries = matchSummariesOf(store)
  for (let number = 0; number <= 400; number += 1) summaries.write(`f${number}`, SUMMARY)
  expect([summaries.read('f0'), summaries.read('f400')]).toEqual([undefined, SUMMARY])
  expect([summaries.ids().length, summaries.ids()[0]]).toEqual([400, 'f1'])
  expect(storage.keys()).toHaveLength(401)
})

it('names a match once, however often it is written', () => {
  const summaries = matchSummariesOf(aStore().store)
  summaries.write('f1', SUMMARY)
  summaries.write('f1', { ...SUMMARY, score: { home: 1, away: 0 } })
  expect([summaries.ids(), summaries.read('f1')?.score]).toEqual([['f1'], { home: 1, away: 0 }])
})

const text = JSON.stringify({ version: 1, ...SUMMARY })

it.each([
  ['another version', text.replace('"version":1', '"version":2')],
  ['a fraction in a score', text.replace('27', '27.5')],
  ['a missing field', text.replace('"home":"Chiefs",', '')],
  ['an unknown kind of question', text.replace('[]', '[{"id":"q","kind":"x","text":"","isAnswered":true}]')],
  ['a text that is too long', text.replace('Chiefs', 'C'.repeat(9000))],
  ['half a text', text.slice(0, 40)],
])('ignores %s', (_what, stored) => {
  const { store } = aStore()
  store.write(['matchSummary', 'f1'], stored)
  expect(matchSummariesOf(store).read('f1')).toBeUndefined()
})
