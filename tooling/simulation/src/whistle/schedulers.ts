import { decideRetry, PlatformHttpError } from '@touchline/engagement-sdk'
import { DEFAULT_RECONNECT, nextPollMs, RealtimeError } from '@touchline/engagement-sdk/realtime'
import type { Fixture } from '@touchline/game-rules'
import {
  createRetryBudget,
  type RetryBudget,
  retryDelayMs,
} from '@touchline/predictor/src/queries/query-client.ts'
import { eventDelayMs, nextResultsRead, spreadFor } from '@touchline/predictor/src/queries/read-schedule.ts'

/** The decisions of a client about when to send. */
export interface Schedulers {
  /** When a match is read again whose result is due, or undefined. */
  nextReadAt(match: Pick<Fixture, 'isSettled' | 'resultsDueAt'>, now: number): number | undefined
  eventDelayMs(): number
  retryDelayMs(attempt: number): number
  newBudget(): RetryBudget
  /** Undefined when the stream is given up. */
  reconnectMs(attempt: number): number | undefined
  pollMs(failures: number): number
}

/** The interval that the platform sets for polls without real-time (its default). */
const POLLING_INTERVAL_MS = 10_000

const FAILED_READ = new PlatformHttpError({ status: 503, detail: '' })
const LOST_STREAM = new RealtimeError('The service does not answer.', { category: 'network' })

/** Returns the decisions of the game and of the SDK. Only the numbers of `random` are the simulation's. */
export function productionSchedulers(expectedFans: number, random: () => number): Schedulers {
  const spread = { spreadMs: spreadFor(expectedFans), random }
  return {
    nextReadAt: (match, now) => nextResultsRead([match], now, spread).nextReadAt,
    eventDelayMs: () => eventDelayMs(spread),
    retryDelayMs: (attempt) => retryDelayMs(attempt, FAILED_READ, random),
    newBudget: createRetryBudget,
    reconnectMs: (attempt) => {
      const lost = { attempt, failure: LOST_STREAM, spreadMs: spread.spreadMs }
      const decision = decideRetry(DEFAULT_RECONNECT, lost, random)
      return 'delayMs' in decision ? decision.delayMs : undefined
    },
    pollMs: (failures) => nextPollMs(POLLING_INTERVAL_MS, { failures }, random),
  }
}

/** Returns the decisions of a client that uses the same intervals without jitter and without budgets. */
export function naiveSchedulers(): Schedulers {
  const exactly = { spreadMs: 0, random: () => 0 }
  const reconnects = 6
  return {
    nextReadAt: (match, now) => nextResultsRead([match], now, exactly).nextReadAt,
    eventDelayMs: () => 0,
    retryDelayMs: (attempt) => 1000 * 2 ** attempt,
    newBudget: () => ({ earn: () => undefined, spend: () => true }),
    reconnectMs: (attempt) => (attempt < reconnects ? 1000 * 2 ** attempt : undefined),
    pollMs: () => POLLING_INTERVAL_MS,
  }
}
