import { describe, expect, it } from 'vitest'
import { isLater, timetokenAt } from './timetoken.ts'

describe('isLater and timetokenAt', () => {
  it('compares by length, then by text, beyond the safe integers', () => {
    expect(isLater('17141967000000002', '17141967000000001')).toBe(true)
    expect(isLater('17141967000000001', '17141967000000001')).toBe(false)
    expect(isLater('9', '17141967000000001')).toBe(false)
    expect(isLater('1', '')).toBe(true)
  })

  it('appends four digits to the milliseconds', () => {
    expect(timetokenAt(1_714_196_700_000.9, '0111')).toBe('17141967000000111')
  })
})
