import { describe, expect, it } from 'vitest'
import type { EngagementError } from '../errors/engagement-error.ts'
import { ConnectionError } from './connection-error.ts'
import { InvalidBodyError } from './invalid-body-error.ts'
import { PlatformHttpError } from './platform-http-error.ts'
import { exponentialRetry, type FailedAttempt } from './retry-policy.ts'
import { LONGEST_TIMER_MS } from './start-timer.ts'

const policy = exponentialRetry({ limit: 4, baseMs: 100, maxMs: 300 })
const refusal = (status: number, retryAfter?: string) =>
  new PlatformHttpError({ status, detail: '', retryAfter })
const delayOf = (given: Partial<FailedAttempt<EngagementError>> = {}) =>
  policy.delayMs(
    { failure: refusal(429), attempt: 0, leftMs: Number.POSITIVE_INFINITY, now: 0, ...given },
    () => 0.5,
  )

describe('the delay of exponentialRetry', () => {
  it('is random below a bound that doubles up to a maximum', () => {
    expect([0, 1, 2, 3].map((attempt) => delayOf({ attempt }))).toEqual([50, 100, 150, 150])
  })

  it('starts at the bound with jitter above it', () => {
    const above = exponentialRetry({ baseMs: 100, maxMs: 300, jitter: 'above' })
    const failed = { failure: refusal(429), leftMs: Number.POSITIVE_INFINITY, now: 0 }
    const delays = (random: number) =>
      [0, 1, 2].map((attempt) => above.delayMs({ ...failed, attempt }, () => random))
    expect(delays(0)).toEqual([100, 200, 300])
    expect(delays(0.5)).toEqual([150, 300, 450])
  })

  it('is Retry-After plus up to half of it, if that is longer', () => {
    expect(delayOf({ failure: refusal(429, '8') })).toBe(10_000)
    expect(delayOf({ failure: refusal(429, '0') })).toBe(50)
  })

  it('is undefined when the wait would end at the deadline or later', () => {
    expect(delayOf({ leftMs: 51 })).toBe(50)
    expect(delayOf({ leftMs: 50 })).toBeUndefined()
  })

  it('is undefined for a wait that is too long for a timer', () => {
    const longest = LONGEST_TIMER_MS / 1.25
    const seconds = (ms: number) => String(Math.floor(ms / 1000))
    expect(delayOf({ failure: refusal(503, seconds(longest - 1000)) })).toBeDefined()
    expect(delayOf({ failure: refusal(503, seconds(longest + 1000)) })).toBeUndefined()
  })

  it.each([
    ['a network failure', new ConnectionError('network'), 50],
    ['a timeout', new ConnectionError('timeout'), 50],
    ['a server error', refusal(503), 50],
    ['a 403', refusal(403), undefined],
    ['a body that is too long', new InvalidBodyError('response', '', 'more than 16777216 bytes'), undefined],
  ])('decides about %s', (_, failure, expected) => {
    expect(delayOf({ failure })).toBe(expected)
  })
})
