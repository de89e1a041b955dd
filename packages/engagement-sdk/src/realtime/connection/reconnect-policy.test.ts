import { describe, expect, it } from 'vitest'
import { ArgumentError } from '../../errors/argument-error.ts'
import { failureOfStatus, failureWithoutStatus } from '../service/realtime-failure.ts'
import { exponentialReconnect, linearReconnect, type ReconnectPolicy } from './reconnect-policy.ts'

const network = failureWithoutStatus('network', 'gone')
const linear = linearReconnect({ delaySeconds: 3, maximumRetries: 3 })
const exponential = exponentialReconnect({ maximumDelaySeconds: 10, maximumRetries: 6 })
const delayOf = (policy: ReconnectPolicy, attempt: number, failure = network) =>
  policy.delayMs({ attempt, failure, leftMs: Number.POSITIVE_INFINITY, now: 0 }, () => 0.5)

describe('the delay of a policy', () => {
  it('waits equally long before every linear retry, with up to a second of jitter', () => {
    expect([0, 1, 2].map((attempt) => delayOf(linear, attempt))).toEqual([3500, 3500, 3500])
  })

  it('doubles from one second up to the maximum, with up to a second of jitter', () => {
    const delays = [0, 1, 2, 3, 4, 5].map((attempt) => delayOf(exponential, attempt))
    expect(delays).toEqual([1500, 2500, 4500, 8500, 10_500, 10_500])
  })

  it('adds a share of the wait as jitter when the share is more than a second', () => {
    const wide = exponentialReconnect({ maximumDelaySeconds: 10, maximumRetries: 6, jitterShare: 1 })
    expect([0, 1, 2, 3].map((attempt) => delayOf(wide, attempt))).toEqual([1500, 3000, 6000, 12_000])
    expect(delayOf(wide, 0, failureOfStatus(503, 'later', 30_000))).toBe(45_000)
  })

  it('waits as long as the server asks when that is longer, plus jitter', () => {
    expect(delayOf(linear, 0, failureOfStatus(503, 'later', 9000))).toBe(9500)
    expect(delayOf(linear, 0, failureOfStatus(503, 'later', 1000))).toBe(3500)
  })
})

describe('linearReconnect and exponentialReconnect', () => {
  it('accepts ten linear and six exponential retries, and waits of 150 s at most', () => {
    expect(() => linearReconnect({ delaySeconds: 1, maximumRetries: 10 })).not.toThrow()
    expect(() => linearReconnect({ delaySeconds: 1, maximumRetries: 11 })).toThrow(ArgumentError)
    expect(() => linearReconnect({ delaySeconds: -1, maximumRetries: 1 })).toThrow(ArgumentError)
    expect(() => linearReconnect({ delaySeconds: Number.NaN, maximumRetries: 1 })).toThrow(ArgumentError)
    expect(() => exponentialReconnect({ maximumDelaySeconds: 150, maximumRetries: 6 })).not.toThrow()
    expect(() => exponentialReconnect({ maximumDelaySeconds: 151, maximumRetries: 6 })).toThrow(ArgumentError)
    expect(() => exponentialReconnect({ maximumDelaySeconds: 150, maximumRetries: 7 })).toThrow(ArgumentError)
  })
})
