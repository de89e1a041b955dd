import { beforeEach, describe, expect, it } from 'vitest'
import type { Books } from './books.ts'
import { checkLedger } from './check-ledger.ts'
import { Ledger } from './ledger.ts'

const A = { widgetId: 'minute', option: '7' }
const B = { widgetId: 'minute', option: '9' }

let ledger: Ledger
beforeEach(() => {
  ledger = new Ledger('fan', 'match')
})

function kinds(options: readonly { widgetId: string; option: string }[], more: Partial<Books> = {}) {
  const books = {
    votes: options.map((one) => ({ ...one, fanId: 'fan', lateMs: 0 })),
    rewards: [],
    wrongPoints: [],
    closedMatches: [],
    settledMatches: [],
    ...more,
  }
  return checkLedger(ledger, books).map(({ kind }) => kind)
}

describe('an answer that was shown as saved', () => {
  beforeEach(() => {
    ledger.gave([A])
    ledger.saw([A])
  })

  it('is fine if the database has it', () => {
    expect(kinds([A])).toEqual([])
  })

  it('is lost if the database has nothing', () => {
    expect(kinds([])).toEqual(['lost'])
  })

  it('is lost if an earlier answer came back', () => {
    ledger.gave([B])
    ledger.saw([B])
    expect(kinds([A])).toEqual(['lost'])
  })

  it('may have given way to one that was sent later and never answered', () => {
    ledger.gave([B])
    expect(kinds([A])).toEqual([])
    expect(kinds([B])).toEqual([])
    expect(kinds([])).toEqual(['lost'])
  })

  it('is doubled if the database has two rows of it', () => {
    expect(kinds([A, A])).toEqual(['doubled'])
  })
})

describe('an answer in the database', () => {
  it('is fine if it was sent, although no screen ever said so', () => {
    ledger.gave([A])
    expect(kinds([A])).toEqual([])
    expect(kinds([])).toEqual([])
  })

  it('was never given if another one was sent', () => {
    ledger.gave([A])
    expect(kinds([B])).toEqual(['never-given'])
  })

  it('was never given if the fan did not touch the question', () => {
    expect(kinds([A])).toEqual(['never-given'])
  })

  it('is doubled if two of them were sent and both are there', () => {
    ledger.gave([A, B])
    expect(kinds([A, B])).toEqual(['doubled'])
  })

  it('is late if it was stored after closing', () => {
    ledger.gave([A])
    expect(kinds([], { votes: [{ ...A, fanId: 'fan', lateMs: 1 }] })).toEqual(['late'])
  })
})

describe('a reward', () => {
  const reward = (times: number) => ({ rewards: [{ fanId: 'fan', matchId: 'match', times }] })
  beforeEach(() => ledger.gave([A]))

  it('is fine once, whether or not it was confirmed', () => {
    expect(kinds([A], reward(1))).toEqual([])
    ledger.hasReward = true
    expect(kinds([A], reward(1))).toEqual([])
  })

  it('is missing if it was confirmed and not stored', () => {
    ledger.hasReward = true
    expect(kinds([A])).toEqual(['reward-missing'])
  })

  it('counts twice if there are two rows for a fan and a match', () => {
    expect(kinds([A], reward(2))).toEqual(['rewarded-twice'])
  })

  it('is unearned if the fan has no answer', () => {
    expect(kinds([], reward(1))).toEqual(['reward-unearned'])
  })
})

describe('a match', () => {
  it('is wrongly closed if a screen said so and the database has it open', () => {
    ledger.wasToldClosed = true
    expect(kinds([])).toEqual(['wrongly-closed'])
    expect(kinds([], { closedMatches: ['match'] })).toEqual([])
  })

  it('has wrong points if the database found a difference for the fan', () => {
    const wrong = { matchId: 'match', earned: 3, stored: 6 }
    expect(kinds([], { wrongPoints: [{ ...wrong, fanId: 'another fan' }] })).toEqual([])
    expect(kinds([], { wrongPoints: [{ ...wrong, fanId: 'fan' }] })).toEqual(['wrong-points'])
  })
})

it('names every draft that was lost', () => {
  ledger.lostDrafts.push("'Minute?' was 7 and is gone")
  expect(kinds([])).toEqual(['lost-draft'])
})
