import { describe, expect, it } from 'vitest'
import { ArgumentError, ConnectionError, InvalidBodyError, PlatformHttpError } from '../errors/errors.ts'
import { LONGEST_TIMER_MS } from './abort.ts'
import {
  decideRetry,
  exponentialRetry,
  type FailedAttempt,
  NO_RETRY,
  parseRetryAfter,
  type RetryPolicy,
} from './retry.ts'

const policy = exponentialRetry({ limit: 4, baseMs: 100, maxMs: 300 })
const refusal = (status: number, retryAfterMs?: number) =>
  new PlatformHttpError({ status, detail: '', retryAfterMs })
const decide = (given: Partial<FailedAttempt> = {}, used: RetryPolicy = policy, random = 0.5) => {
  const decision = decideRetry(used, { failure: refusal(429), attempt: 0, ...given }, () => random)
  return 'reason' in decision ? decision.reason : decision.delayMs
}
const delaysOf = (used: RetryPolicy, random: number) =>
  [0, 1, 2, 3].map((attempt) => decide({ attempt }, used, random))

describe('the delay of decideRetry', () => {
  it('is Retry-After plus up to half of it, if that is longer than the wait of the policy', () => {
    expect(decide({ failure: refusal(429, 8000) })).toBe(10_000)
    expect(decide({ failure: refusal(429, 0) })).toBe(50)
  })

  it('has a part of the spread in the first wait only', () => {
    expect([0, 1].map((attempt) => decide({ attempt, spreadMs: 100_000 }))).toEqual([50_050, 100])
  })

  it('is undefined when the wait would end at the deadline or later', () => {
    expect(decide({ leftMs: 51 })).toBe(50)
    expect(decide({ leftMs: 50 })).toBe('unknown error')
  })

  it('is undefined for a wait that is too long for a timer', () => {
    const longestMs = LONGEST_TIMER_MS / 1.25
    expect(decide({ failure: refusal(503, longestMs - 1) })).toBeTypeOf('number')
    expect(decide({ failure: refusal(503, longestMs + 1) })).toBe('unknown error')
  })
})

describe('the reason of decideRetry', () => {
  it('is that all attempts are used, before any other reason', () => {
    expect(decide({ attempt: 3 })).toBe(150)
    expect(decide({ attempt: 4, failure: refusal(403) })).toBe('retry attempts exhaused.')
    expect(decide({}, NO_RETRY)).toBe('retry attempts exhaused.')
  })

  it.each([401, 403])('is that %i is forbidden', (status) => {
    expect(decide({ failure: refusal(status) })).toBe('forbidden operation.')
  })

  it.each([
    ['a refusal that is final', refusal(404), 'unknown error'],
    ['a body that is too long', new InvalidBodyError('response', '', 'too long'), 'unknown error'],
    ['a temporary refusal', refusal(503), 50],
    ['a network failure', new ConnectionError('network'), 50],
    ['a timeout', new ConnectionError('timeout'), 50],
  ])('follows the error: after %s', (_, failure, decision) => {
    expect(decide({ failure })).toBe(decision)
  })
})

describe('exponentialRetry', () => {
  it('waits a random time below a bound that doubles up to a maximum', () => {
    expect(delaysOf(policy, 0.5)).toEqual([50, 100, 150, 150])
  })

  it('starts at the bound with jitter above it', () => {
    const above = exponentialRetry({ limit: 4, baseMs: 100, maxMs: 300, jitter: 'above' })
    expect(delaysOf(above, 0)).toEqual([100, 200, 300, 300])
    expect(delaysOf(above, 0.5)).toEqual([150, 300, 450, 450])
  })

  it('accepts ten retries and waits of 150 s at most', () => {
    expect(() => exponentialRetry({ limit: 10, maxMs: 150_000 })).not.toThrow()
    expect(() => exponentialRetry({ limit: 11 })).toThrow(ArgumentError)
    expect(() => exponentialRetry({ maxMs: 150_001 })).toThrow(ArgumentError)
    expect(() => exponentialRetry({ baseMs: Number.NaN })).toThrow(
      'baseMs is NaN; a retry policy allows 0 to 150000.',
    )
  })
})

describe('parseRetryAfter', () => {
  it('reads seconds and a date', () => {
    expect(parseRetryAfter('3', 0)).toBe(3000)
    expect(parseRetryAfter('Thu, 01 Jan 1970 00:00:10 GMT', 4000)).toBe(6000)
    expect(parseRetryAfter('Thu, 01 Jan 1970 00:00:01 GMT', 4000)).toBeUndefined()
    expect(parseRetryAfter('soon', 0)).toBeUndefined()
    expect(parseRetryAfter(null, 0)).toBeUndefined()
  })

  it('returns at most the longest wait', () => {
    expect(parseRetryAfter('149', 0, 150_000)).toBe(149_000)
    expect(parseRetryAfter('150', 0, 150_000)).toBe(150_000)
    expect(parseRetryAfter('864000', 0, 150_000)).toBe(150_000)
    expect(parseRetryAfter('-1', 0, 150_000)).toBeUndefined()
  })
})
