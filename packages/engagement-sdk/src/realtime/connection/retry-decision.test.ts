import { describe, expect, it } from 'vitest'
import { failureOfStatus, failureWithoutStatus, type RealtimeFailure } from '../service/realtime-failure.ts'
import {
  exponentialReconnect,
  linearReconnect,
  NO_RECONNECT,
  type ReconnectPolicy,
} from './reconnect-policy.ts'
import { decideRetry } from './retry-decision.ts'

const network = failureWithoutStatus('network', 'gone')
const linear = linearReconnect({ delaySeconds: 3, maximumRetries: 3 })
const exponential = exponentialReconnect({ maximumDelaySeconds: 10, maximumRetries: 6 })
const reasonOf = (policy: ReconnectPolicy, attempt: number, failure: RealtimeFailure) => {
  const decision = decideRetry(policy, { attempt, failure, now: 0 }, () => 0)
  return 'reason' in decision ? decision.reason : undefined
}

describe('a policy of a caller', () => {
  it('gives up when its delay is undefined', () => {
    expect(reasonOf({ limit: 3, delayMs: () => undefined }, 0, network)).toBe('unknown error')
  })
})

describe('the delay of decideRetry', () => {
  it('adds a part of the spread to the first wait only', () => {
    const delays = [0, 1].map((attempt) =>
      decideRetry(exponential, { attempt, failure: network, now: 0, spreadMs: 100_000 }, () => 0.5),
    )
    expect(delays).toEqual([{ delayMs: 51_500 }, { delayMs: 2500 }])
  })
})

describe('the reason of decideRetry', () => {
  it('is undefined while there are retries left', () => {
    expect(reasonOf(linear, 2, network)).toBeUndefined()
  })

  it('is that all attempts are used, before any other reason', () => {
    expect(reasonOf(linear, 3, failureOfStatus(403, 'no'))).toBe('retry attempts exhaused.')
    expect(reasonOf(NO_RECONNECT, 0, network)).toBe('retry attempts exhaused.')
  })

  it.each([401, 403])('never retries %i', (status) => {
    expect(reasonOf(linear, 0, failureOfStatus(status, 'no'))).toBe('forbidden operation.')
  })

  it.each([400, 402, 404, 413, 414])('never retries %i, for a reason that has no name', (status) => {
    expect(reasonOf(linear, 0, failureOfStatus(status, 'no'))).toBe('unknown error')
  })

  it.each([408, 429, 500, 502, 503, 504, 521, 522, 524])('retries %i', (status) => {
    expect(reasonOf(linear, 0, failureOfStatus(status, 'later'))).toBeUndefined()
  })
})
