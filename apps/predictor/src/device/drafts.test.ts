import type { Answer } from '@touchline/game-rules'
import { describe, expect, it, vi } from 'vitest'
import { aChange, aDraft, byId } from '../../test/makers.ts'
import type { AnswerOutcome } from '../platform/faults.ts'
import { deviceStorage, playerStoreOf } from './device-storage.ts'
import {
  answersOf,
  attempted,
  type Draft,
  discarded,
  draftsOf,
  isConfirmed,
  isConflict,
  settled,
  withAnswer,
} from './drafts.ts'

const minute = (value: number): Answer => ({ kind: 'minute', value })
const DRAFT = aDraft({ q: minute(8) })

function memory() {
  return deviceStorage(() => {
    throw new Error('no storage in this browser')
  })
}

describe('the drafts of a device', () => {
  it('are kept for that player and that match only, with all facts of each change', () => {
    const storage = memory()
    const numbers = { kind: 'numbers', numbers: { home: 142, away: 97 } } as const
    const draft: Draft = byId({
      q: { answer: numbers, basedOn: minute(5), unset: ['away'], attempts: [minute(6)], closesAt: 1000 },
    })
    draftsOf(playerStoreOf('ann', storage)).update('f1', () => draft)
    expect(draftsOf(playerStoreOf('ann', storage)).read('f1')).toEqual(draft)
    expect(draftsOf(playerStoreOf('ann', storage)).read('f2')).toEqual(new Map())
    expect(draftsOf(playerStoreOf('ben', storage)).read('f1')).toEqual(new Map())
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'have the id %s for a question and a choice like any other',
    (id) => {
      const drafts = draftsOf(playerStoreOf('ann', memory()))
      expect(drafts.read('f1').get(id)).toBeUndefined()
      const numbers = { kind: 'numbers', numbers: Object.fromEntries([[id, 142]]) } as const
      const draft = new Map([
        ['q', aChange(numbers)],
        [id, aChange(minute(7))],
      ])
      drafts.update('f1', () => draft)
      expect(drafts.read('f1')).toEqual(draft)
      const read = answersOf(drafts.read('f1'))['q']
      expect(read?.kind === 'numbers' && Object.keys(read.numbers)).toEqual([id])
    },
  )

  it('keep nothing without changes', () => {
    const storage = memory()
    const drafts = draftsOf(playerStoreOf('ann', storage))
    drafts.update('f1', () => DRAFT)
    drafts.update('f1', () => new Map())
    expect(storage.keys()).toEqual([])
  })

  it('notify a page of the changes of another tab', () => {
    const onChange = vi.fn()
    const stop = memory().subscribe(onChange)
    window.dispatchEvent(new Event('storage'))
    stop()
    window.dispatchEvent(new Event('storage'))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it.each([
    '',
    'null',
    '{"changes":1}',
    '{"changes":[["q",{"answer":{"kind":"minute","value":"7"},"unset":[],"attempts":[]}]]}',
    '{"changes":[["q",{"answer":{"kind":"numbers","numbers":null},"unset":[],"attempts":[]}]]}',
    '{"changes":[["q",{"answer":{"kind":"numbers","numbers":{"a":"7"}},"unset":[],"attempts":[]}]]}',
  ])('take %j for no draft', (text) => {
    const storage = memory()
    storage.write('draft:ann:f1', text)
    expect(draftsOf(playerStoreOf('ann', storage)).read('f1')).toEqual(new Map())
  })
})

describe('a change', () => {
  /** Changed from 7 to 9, which was sent and not confirmed. */
  const UNSURE = aChange(minute(9), { basedOn: minute(7), attempts: [minute(9)] })
  const BACK = { ...UNSURE, answer: minute(7) }

  it.each<[string, Draft, number, Draft]>([
    ['is based on the answer that is saved', new Map(), 9, aDraft({ q: minute(9) }, { q: minute(7) })],
    ['ends when the answer is set back to that', DRAFT, 7, new Map()],
    ['does not if an attempt may have stored another', byId({ q: UNSURE }), 7, byId({ q: BACK })],
  ])('%s', (_what, draft, value, next) => {
    expect(withAnswer(draft, 'q', { answer: minute(value), unset: [], saved: minute(7) })).toEqual(next)
  })

  it('is confirmed once the platform has it and no attempt is open', () => {
    expect(isConfirmed(aChange(minute(9)), minute(9))).toBe(true)
    expect(isConfirmed(aChange(minute(9)), undefined)).toBe(false)
    expect(isConfirmed(UNSURE, minute(9))).toBe(false)
  })

  it.each([
    ['another device saved another answer', { basedOn: minute(7) }, minute(12), true],
    ['another device answered first', {}, minute(12), true],
    ['another device saved the same answer', { basedOn: minute(7) }, minute(9), false],
    ['only this device changed the answer', { basedOn: minute(7) }, minute(7), false],
    [
      'an attempt of this device was stored',
      { basedOn: minute(7), attempts: [minute(12)] },
      minute(12),
      false,
    ],
    ['the platform has no answer any more', { basedOn: minute(7) }, undefined, false],
  ])('conflicts with what is saved or not: %s', (_when, facts, saved, isOne) => {
    expect(isConflict(aChange(minute(9), facts), saved)).toBe(isOne)
  })

  const score = (home: number, away: number): Answer => ({ kind: 'match-result', home, away })

  it('of a final score does not conflict with the half that an attempt stored, and stays based on the answer before', () => {
    const change = aChange(score(29, 21), { basedOn: score(3, 49), attempts: [score(29, 21)] })
    expect(isConflict(change, score(3, 21))).toBe(false)
    expect(isConflict(change, score(4, 21))).toBe(true)
    const given = { answer: score(8, 10), unset: [], saved: undefined }
    expect(withAnswer(byId({ q: change }), 'q', given).get('q')?.basedOn).toEqual(score(3, 49))
  })

  it('is discarded, but what may be stored goes back to the saved answer and is sent again', () => {
    const draft = byId({ a: aChange(minute(1)), b: UNSURE, c: { ...UNSURE, basedOn: undefined } })
    expect(discarded(draft, { a: minute(2), b: minute(7) })).toEqual(byId({ b: BACK }))
  })
})

describe('the draft after an attempt', () => {
  const nine = { kind: 'minute', value: 9 } as const
  const eleven = { kind: 'minute', value: 11 } as const

  it('has once what was sent, and keeps what another tab changed meanwhile', () => {
    const draft = new Map([...aDraft({ m: eleven }), ...aDraft({ other: nine })])
    const once = attempted(draft, aDraft({ m: nine }))
    expect(once).toEqual(byId({ m: aChange(eleven, { attempts: [nine] }), other: aChange(nine) }))
    expect(attempted(once, aDraft({ m: nine }))).toEqual(once)
  })

  const sent = { basedOn: undefined, attempts: [nine] }
  const draftAfter = (answer: Answer, outcome: AnswerOutcome) =>
    settled(byId({ m: aChange(answer, sent) }), aDraft({ m: nine }), byId({ m: outcome }))

  it.each(['saved', 'final'] as const)('has no answer that is %s', (outcome) => {
    expect(draftAfter(nine, outcome)).toEqual(new Map())
  })

  it.each(['failed', 'sign-in', 'forbidden'] as const)(
    'still has an answer after %s: it may be stored',
    (outcome) => {
      expect(draftAfter(nine, outcome)).toEqual(byId({ m: aChange(nine, sent) }))
    },
  )

  it('has an answer that is invalid as one that was not sent, and one that is closed with the closing', () => {
    expect(draftAfter(nine, 'invalid')).toEqual(aDraft({ m: nine }))
    expect(draftAfter(nine, 'closed')).toEqual(byId({ m: aChange(nine, { closesAt: 0 }) }))
  })

  it('keeps what was changed in another tab meanwhile, over the answer that was saved', () => {
    expect(draftAfter(eleven, 'saved')).toEqual(byId({ m: aChange(eleven, { basedOn: nine }) }))
  })
})
