import { PlatformHttpError } from '@touchline/engagement-sdk'
import { expect, it } from 'vitest'
import { platformWaitAfter } from './platform-wait.ts'

const MINUTE_MS = 60_000
const NOW = 1_000_000

function refusal(retryAfterMs?: number): PlatformHttpError {
  return new PlatformHttpError({ status: 429, detail: undefined, retryAfterMs })
}

/** The wait in milliseconds, with the least and with the most jitter, and whether it crosses the closing. */
function waitOf(refusals: readonly unknown[], leftMs = 60 * MINUTE_MS) {
  const closesAt = NOW + leftMs
  const least = platformWaitAfter(refusals, { now: NOW, closesAt, random: () => 0 })
  const most = platformWaitAfter(refusals, { now: NOW, closesAt, random: () => 1 })
  return least && most && [least.until - NOW, most.until - NOW, least.isBeyondClosing]
}

it.each([
  ['as long as the platform asks and up to half of that more', 20_000, undefined, [20_000, 30_000, false]],
  [
    'two minutes and up to half as much again when it asks for more',
    600_000,
    undefined,
    [120_000, 180_000, false],
  ],
  ['half of the time that is left at most', 50_000, MINUTE_MS, [20_000, 30_000, false]],
  [
    'half of the time that is left when it asks for more than that',
    60_000,
    MINUTE_MS,
    [20_000, 30_000, true],
  ],
  ['nothing once the match is closed', 60_000, -1, [0, 0, true]],
])('is %s', (_what, retryAfterMs, leftMs, wait) => {
  expect(waitOf([refusal(retryAfterMs)], leftMs)).toEqual(wait)
})

it('is the longest of several', () => {
  expect(waitOf([refusal(5000), refusal(), refusal(20_000)])?.[0]).toBe(20_000)
})

it('is none if the platform asks for none', () => {
  expect(waitOf([])).toBeUndefined()
  expect(waitOf([refusal(), new TypeError('Failed to fetch')])).toBeUndefined()
})
