import { describe, expect, it } from 'vitest'
import { PlatformHttpError } from './platform-http-error.ts'
import { retryAfterMs } from './retry-after.ts'

describe('retryAfterMs', () => {
  it('reads Retry-After in seconds and as a date', () => {
    const refused = (retryAfter: string | null) =>
      new PlatformHttpError({ status: 429, detail: '', retryAfter })
    expect(retryAfterMs(refused('3'), 0)).toBe(3000)
    expect(retryAfterMs(refused('Thu, 01 Jan 1970 00:00:10 GMT'), 4000)).toBe(6000)
    expect(retryAfterMs(refused('Thu, 01 Jan 1970 00:00:01 GMT'), 4000)).toBeUndefined()
    expect(retryAfterMs(refused('soon'), 0)).toBeUndefined()
    expect(retryAfterMs(refused(null), 0)).toBeUndefined()
    expect(retryAfterMs(new Error('other'), 0)).toBeUndefined()
  })
})
