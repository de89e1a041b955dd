import { describe, expect, it } from 'vitest'
import { RealtimeError } from './errors.ts'

describe('RealtimeError', () => {
  it.each([
    [400, 'bad-request'],
    [401, 'access-denied'],
    [403, 'access-denied'],
    [404, 'unknown'],
    [429, 'unknown'],
    [500, 'unknown'],
  ] as const)('puts %i under %s', (status, category) => {
    expect(new RealtimeError('', { status }).category).toBe(category)
  })
})
