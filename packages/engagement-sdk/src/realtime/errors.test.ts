import { describe, expect, it } from 'vitest'
import { failureOfStatus } from './errors.ts'

describe('failureOfStatus', () => {
  it.each([
    [400, 'bad-request'],
    [401, 'access-denied'],
    [403, 'access-denied'],
    [404, 'unknown'],
    [429, 'unknown'],
    [500, 'unknown'],
  ] as const)('puts %i under %s', (status, category) => {
    expect(failureOfStatus(status, '').category).toBe(category)
  })
})
