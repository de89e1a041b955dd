import { describe, expect, it } from 'vitest'
import { encodeNames } from './encode-name.ts'

describe('encodeNames', () => {
  it('joins encoded names with raw commas, and is a comma for no names', () => {
    expect(encodeNames(['room 1', "it's!~*()", 'a,b'])).toBe('room%201,it%27s%21%7E%2A%28%29,a%2Cb')
    expect(encodeNames([])).toBe(',')
  })
})
