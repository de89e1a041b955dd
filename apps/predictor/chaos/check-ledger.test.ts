import { beforeEach, describe, expect, it } from 'vitest'
import { checkLedger } from './check-ledger.ts'
import { Ledger } from './ledger.ts'

const A = { widgetId: 'minute', optionId: 'minute 7' }
const B = { widgetId: 'minute', optionId: 'minute 9' }

let ledger: Ledger
beforeEach(() => {
  ledger = new Ledger('fan')
})

function kinds(stored: Parameters<typeof checkLedger>[1]) {
  return checkLedger(ledger, stored).map(({ kind }) => kind)
}

describe('an answer that was shown as saved', () => {
  beforeEach(() => {
    ledger.gave([A])
    ledger.saw([A])
  })

  it('is fine where the database has it', () => {
    expect(kinds([A])).toEqual([])
  })

  it('is lost where the database has nothing', () => {
    expect(kinds([])).toEqual(['lost'])
  })

  it('is lost where an earlier answer came back', () => {
    ledger.gave([B])
    ledger.saw([B])
    expect(kinds([A])).toEqual(['lost'])
  })

  it('may have given way to one that was sent later, whose fate nobody was told', () => {
    ledger.gave([B])
    expect(kinds([A])).toEqual([])
    expect(kinds([B])).toEqual([])
    expect(kinds([])).toEqual(['lost'])
  })

  it('is doubled where the database has it twice', () => {
    expect(kinds([A, A])).toEqual(['doubled'])
  })
})

describe('an answer in the database', () => {
  it('is fine where it was sent, although no screen ever said so', () => {
    ledger.gave([A])
    expect(kinds([A])).toEqual([])
    expect(kinds([])).toEqual([])
  })

  it('was never given where another one was sent', () => {
    ledger.gave([A])
    expect(kinds([B])).toEqual(['never-given'])
  })

  it('was never given where the fan did not touch the question', () => {
    expect(kinds([A])).toEqual(['never-given'])
  })

  it('is doubled where two of them were sent and both are there', () => {
    ledger.gave([A, B])
    expect(kinds([A, B])).toEqual(['doubled'])
  })
})
