import { addJitter } from '../../http/jitter.ts'
import type { RealtimeFailure } from '../service/realtime-failure.ts'
import type { ReconnectPolicy } from './reconnect-policy.ts'

/** Why a client stopped retrying (texts of the specification, section 8). */
export type GiveUpReason = 'retry attempts exhaused.' | 'forbidden operation.' | 'unknown error'

/** The part of a state between two attempts. */
export interface Retrying {
  /** Further attempts that have failed, from 0. */
  readonly attempts: number
  /** The latest failure. */
  readonly failure: RealtimeFailure
}

/** The part of a state after the last attempt. */
export interface GivenUp {
  readonly reason: GiveUpReason
  readonly failure: RealtimeFailure
}

/** Whether there is a further attempt: after this wait, or not for this reason. */
export type RetryDecision = { readonly delayMs: number } | { readonly reason: GiveUpReason }

/**
 * Decides about a further attempt.
 *
 * @param attempt number of the further attempt, from 0
 * @param random from 0 up to 1, for jitter
 * @example decideRetry(NO_RECONNECT, { attempt: 0, failure, now }, Math.random) //=> { reason: 'retry attempts exhaused.' }
 */
export function decideRetry(
  policy: ReconnectPolicy,
  {
    attempt,
    failure,
    now,
    spreadMs = 0,
  }: {
    readonly attempt: number
    readonly failure: RealtimeFailure
    /** Epoch milliseconds. */
    readonly now: number
    /** Added to the first wait, at most: a stream usually breaks for all clients at one instant. @default 0 */
    readonly spreadMs?: number | undefined
  },
  random: () => number,
): RetryDecision {
  if (attempt >= policy.limit) return { reason: 'retry attempts exhaused.' }
  if (failure.category === 'access-denied') return { reason: 'forbidden operation.' }
  const leftMs = Number.POSITIVE_INFINITY
  const delayMs = failure.isRetryable ? policy.delayMs({ attempt, failure, leftMs, now }, random) : undefined
  if (delayMs === undefined) return { reason: 'unknown error' }
  return { delayMs: addJitter(delayMs, attempt === 0 ? spreadMs : 0, random) }
}
