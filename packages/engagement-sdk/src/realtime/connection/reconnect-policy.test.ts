import { describe, expect, it } from 'vitest'
import { failureOfStatus, failureWithoutStatus } from '../service/realtime-failure.ts'
import {
  exponentialReconnect,
  giveUpReason,
  linearReconnect,
  NO_RECONNECT,
  reconnectDelayMs,
} from './reconnect-policy.ts'

const network = failureWithoutStatus('network', 'gone')
const linear = linearReconnect({ delaySeconds: 3, maximumRetries: 3 })
const exponential = exponentialReconnect({ maximumDelaySeconds: 10, maximumRetries: 6 })
const half = { random: () => 0.5 }

describe('reconnectDelayMs', () => {
  it('waits equally long before every linear retry, with up to a second of jitter', () => {
    expect([0, 1, 2].map((attempt) => reconnectDelayMs(linear, attempt, half))).toEqual([3500, 3500, 3500])
  })

  it('doubles from one second up to the maximum, with up to a second of jitter', () => {
    const delays = [0, 1, 2, 3, 4, 5].map((attempt) => reconnectDelayMs(exponential, attempt, half))
    expect(delays).toEqual([1500, 2500, 4500, 8500, 10_500, 10_500])
  })

  it('waits as long as the server asks, where that is longer', () => {
    expect(reconnectDelayMs(linear, 0, { ...half, retryAfterMs: 9000 })).toBe(9000)
    expect(reconnectDelayMs(linear, 0, { ...half, retryAfterMs: 1000 })).toBe(3500)
  })

  it('waits 150 s when the server asks for more', () => {
    expect(reconnectDelayMs(linear, 0, { ...half, retryAfterMs: 864_000_000 })).toBe(150_000)
  })
})

describe('giveUpReason', () => {
  it('is undefined while there are retries left', () => {
    expect(giveUpReason(linear, 2, network)).toBeUndefined()
  })

  it('is the used-up attempts before any other reason', () => {
    expect(giveUpReason(linear, 3, failureOfStatus(403, 'no'))).toBe('retry attempts exhaused.')
    expect(giveUpReason(NO_RECONNECT, 0, network)).toBe('retry attempts exhaused.')
  })

  it.each([401, 403])('never retries %i', (status) => {
    expect(giveUpReason(linear, 0, failureOfStatus(status, 'no'))).toBe('forbidden operation.')
  })

  it.each([400, 402, 404, 413, 414])('never retries %i, for a reason that has no name', (status) => {
    expect(giveUpReason(linear, 0, failureOfStatus(status, 'no'))).toBe('unknown error')
  })

  it.each([408, 429, 500, 502, 503, 504, 521, 522, 524])('retries %i', (status) => {
    expect(giveUpReason(linear, 0, failureOfStatus(status, 'later'))).toBeUndefined()
  })
})

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

describe('policies', () => {
  it('allow ten linear and six exponential retries, and waits of 150 s at most', () => {
    expect(() => linearReconnect({ delaySeconds: 1, maximumRetries: 10 })).not.toThrow()
    expect(() => linearReconnect({ delaySeconds: 1, maximumRetries: 11 })).toThrow(RangeError)
    expect(() => linearReconnect({ delaySeconds: -1, maximumRetries: 1 })).toThrow(RangeError)
    expect(() => linearReconnect({ delaySeconds: Number.NaN, maximumRetries: 1 })).toThrow(RangeError)
    expect(() => exponentialReconnect({ maximumDelaySeconds: 150, maximumRetries: 6 })).not.toThrow()
    expect(() => exponentialReconnect({ maximumDelaySeconds: 151, maximumRetries: 6 })).toThrow(RangeError)
    expect(() => exponentialReconnect({ maximumDelaySeconds: 150, maximumRetries: 7 })).toThrow(RangeError)
  })
})
