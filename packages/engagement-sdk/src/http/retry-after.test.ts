import { describe, expect, it } from 'vitest'
import { PlatformHttpError } from './platform-http-error.ts'
import { parseRetryAfter, retryAfterMs } from './retry-after.ts'

describe('retryAfterMs', () => {
  it('reads Retry-After in seconds and as a date', () => {
    const refusal = (retryAfter: string | null) =>
      new PlatformHttpError({ status: 429, detail: '', retryAfter })
    expect(retryAfterMs(refusal('3'), 0)).toBe(3000)
    expect(retryAfterMs(refusal('Thu, 01 Jan 1970 00:00:10 GMT'), 4000)).toBe(6000)
    expect(retryAfterMs(refusal('Thu, 01 Jan 1970 00:00:01 GMT'), 4000)).toBeUndefined()
    expect(retryAfterMs(refusal('soon'), 0)).toBeUndefined()
    expect(retryAfterMs(refusal(null), 0)).toBeUndefined()
    expect(retryAfterMs(new Error('other'), 0)).toBeUndefined()
  })
})

describe('parseRetryAfter', () => {
  it('returns at most the longest wait', () => {
    expect(parseRetryAfter('149', 0, 150_000)).toBe(149_000)
    expect(parseRetryAfter('150', 0, 150_000)).toBe(150_000)
    expect(parseRetryAfter('864000', 0, 150_000)).toBe(150_000)
    expect(parseRetryAfter('-1', 0, 150_000)).toBeUndefined()
  })
})
