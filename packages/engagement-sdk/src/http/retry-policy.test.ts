import { describe, expect, it, vi } from 'vitest'
import { PlatformHttpError } from './platform-http-error.ts'
import { exponentialRetry } from './retry-policy.ts'

describe('exponentialRetry', () => {
  it('waits below a doubling bound, no less than Retry-After, and not at all for what no timer holds', async () => {
    const waits: number[] = []
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms = 0) => {
      waits.push(ms)
      queueMicrotask(() => typeof run === 'function' && run())
      return 0 as never
    })
    const refuse = (retryAfter?: string) => () =>
      Promise.reject(new PlatformHttpError({ status: 429, detail: '', retryAfter }))
    const policy = exponentialRetry({ limit: 4, baseMs: 100, maxMs: 300, random: () => 0.5 })
    const options = {
      signal: new AbortController().signal,
      leftMs: () => Number.POSITIVE_INFINITY,
      now: () => 0,
    }
    await expect(policy(refuse(), options)).rejects.toMatchObject({ status: 429 })
    await expect(policy(refuse('7'), options)).rejects.toMatchObject({ status: 429 })
    await expect(policy(refuse('2592000'), options)).rejects.toMatchObject({ status: 429 })
    timers.mockRestore()
    expect(waits).toEqual([50, 100, 150, 150, 7000, 7000, 7000, 7000])
  })
})
