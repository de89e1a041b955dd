import { describe, expect, it } from 'vitest'
import { isLater, timetokenAt } from './timetoken.ts'

describe('a timetoken', () => {
  it('is compared by length, then by text, beyond the safe integers', () => {
    expect(isLater('17141967000000002', '17141967000000001')).toBe(true)
    expect(isLater('17141967000000001', '17141967000000001')).toBe(false)
    expect(isLater('9', '17141967000000001')).toBe(false)
    expect(isLater('1', '')).toBe(true)
  })

  it('is the epoch milliseconds with four digits', () => {
    expect(timetokenAt(1_714_196_700_000.9, '0111')).toBe('17141967000000111')
  })
})
