import { describe, expect, it } from 'vitest'
import { encodeNames, encodeQuery } from './wire-path.ts'

describe('wire paths', () => {
  it('join encoded names with raw commas', () => {
    expect(encodeNames(['room 1', "it's!~*()", 'a,b'])).toBe('room%201,it%27s%21%7E%2A%28%29,a%2Cb')
    expect(encodeNames([])).toBe(',')
  })

  it('omit undefined values and keep empty ones', () => {
    expect(encodeQuery({ ee: '', tt: 0, tr: undefined, state: '{"a":1}' })).toBe(
      'ee=&tt=0&state=%7B%22a%22%3A1%7D',
    )
  })
})
