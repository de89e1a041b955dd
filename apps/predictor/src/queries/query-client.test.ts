import { focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { PlatformHttpError } from '@touchline/engagement-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PredictorError } from '../config/predictor-error.ts'
import {
  createQueryClient,
  createRetryBudget,
  isRepeated,
  platformWaitAfter,
  retryDelayMs,
} from './query-client.ts'

const busy = new PlatformHttpError({ status: 429, detail: undefined })
const busyFor20s = new PlatformHttpError({ status: 429, detail: undefined, retryAfterMs: 20_000 })
const half = () => 0.5

describe('a read that fails', () => {
  it('waits a second at least, then twice as long each time, thirty at least', () => {
    const waits = (random: () => number) => [0, 1, 2, 9].map((attempt) => retryDelayMs(attempt, busy, random))
    expect(waits(() => 0)).toEqual([1000, 2000, 4000, 30_000])
    expect(waits(half)).toEqual([1250, 2500, 5000, 37_500])
  })

  it.each([
    ['as long as the platform asks, and up to half of that more', 0, busyFor20s, 25_000],
    [
      'as long when the error of the list carries it',
      0,
      new PredictorError('Network response was not ok', { cause: busyFor20s }),
      25_000,
    ],
    ['on its own if the browser hides what the platform asks for', 1, busy, 2500],
    [
      'as well for a request that the platform client did not send',
      0,
      new TypeError('Failed to fetch'),
      1250,
    ],
  ])('waits %s', (_what, attempt, error, waitMs) => {
    expect(retryDelayMs(attempt, error, half)).toBe(waitMs)
  })

  it('is repeated three times, together with the other reads of the page, and again after ten successes', async () => {
    const queryFn = vi.fn(() => Promise.reject(busy))
    /** Returns how often these reads are sent in all. */
    async function timesSent(client: QueryClient, ...keys: readonly string[]): Promise<number> {
      queryFn.mockClear()
      const reads = keys.map((key) => client.fetchQuery({ queryKey: [key], queryFn, retryDelay: 0 }))
      await Promise.allSettled(reads)
      return queryFn.mock.calls.length
    }
    expect(await timesSent(createQueryClient(), 'alone')).toBe(1 + 3)
    const client = createQueryClient()
    expect(await timesSent(client, 'first', 'second', 'third')).toBe(3 + 3)
    for (const key of Array(10).keys())
      await client.fetchQuery({ queryKey: ['good', key], queryFn: () => 'read' })
    expect(await timesSent(client, 'fourth')).toBe(1 + 1)
  })

  it.each([
    [true, 503, undefined],
    [true, 429, undefined],
    [true, 429, 120_000],
    [false, 429, 864_000_000],
    [false, 400, undefined],
    [false, 403, undefined],
  ])('is repeated: %s for the status %i and a requested wait of %j ms', (expected, status, retryAfterMs) => {
    expect(isRepeated(new PlatformHttpError({ status, detail: undefined, retryAfterMs }))).toBe(expected)
  })
})

describe('when the page is visible again', () => {
  afterEach(() => focusManager.setFocused(undefined))

  /** Shows the page again after this read has failed or succeeded, and returns how often it was sent. */
  async function timesSent(queryFn: () => Promise<string>): Promise<number> {
    const send = vi.fn(queryFn)
    const client = createQueryClient()
    client.mount()
    const observer = new QueryObserver(client, { queryKey: ['read'], queryFn: send, retry: false })
    const stop = observer.subscribe(() => undefined)
    const finished = () => expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    await finished()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await finished()
    stop()
    client.unmount()
    return send.mock.calls.length
  }

  it.each([
    ['failed because the server did not answer', () => Promise.reject(new TypeError('Failed to fetch')), 2],
    ['failed for good', () => Promise.reject(new PlatformHttpError({ status: 400, detail: undefined })), 1],
    ['succeeded', async () => 'read', 1],
  ])('a read that %s is sent %3$i times in all', async (_what, queryFn, times) => {
    expect(await timesSent(queryFn)).toBe(times)
  })
})

it('never saves more than three retries', () => {
  const budget = createRetryBudget()
  for (let success = 1; success <= 1000; success += 1) budget.earn()
  expect([1, 2, 3, 4].map(() => budget.spend())).toEqual([true, true, true, false])
})

const MINUTE_MS = 60_000
const NOW = 1_000_000

/** The wait in milliseconds after refusals, with the least and with the most jitter, and whether it crosses the closing. */
function waitAfter(askedMs: readonly (number | undefined)[], leftMs: number) {
  const refusals = askedMs.map(
    (retryAfterMs) => new PlatformHttpError({ status: 429, detail: undefined, retryAfterMs }),
  )
  const [least, most] = [0, 1].map((number) =>
    platformWaitAfter([...refusals, new TypeError('Failed to fetch')], {
      now: NOW,
      closesAt: NOW + leftMs,
      random: () => number,
    }),
  )
  return least && most && [least.until - NOW, most.until - NOW, least.isBeyondClosing]
}

const HOUR_MS = 60 * MINUTE_MS

describe('the wait before a further Submit', () => {
  it.each([
    ['as long as the platform asks and up to half of that more', [20_000], HOUR_MS, [20_000, 30_000, false]],
    ['the longest of several', [5000, undefined, 20_000], HOUR_MS, [20_000, 30_000, false]],
    ['two minutes and a half of them at most', [600_000], HOUR_MS, [120_000, 180_000, false]],
    ['half of the time that is left at most', [50_000], MINUTE_MS, [20_000, 30_000, false]],
    ['half of that time also when it asks for more', [60_000], MINUTE_MS, [20_000, 30_000, true]],
    ['nothing once the match is closed', [60_000], -1, [0, 0, true]],
    ['none if the platform asks for none', [undefined], HOUR_MS, undefined],
    ['none without a refusal', [], HOUR_MS, undefined],
  ])('is %s', (_what, askedMs, leftMs, wait) => {
    expect(waitAfter(askedMs, leftMs)).toEqual(wait)
  })
})
