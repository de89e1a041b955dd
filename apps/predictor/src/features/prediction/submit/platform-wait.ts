import { addJitter } from '@touchline/engagement-sdk'
import { platformWaitMs } from '../../../queries/query-client.ts'

/** The player waits no longer than this and a random part, whatever the platform asks for. */
const LONGEST_MS = 120_000
/** Extra share of a wait, at most: fans who were turned away together come back apart. */
const JITTER = 0.5
/** The part of the time until the closing that a wait takes at most: one attempt at least remains. */
const LONGEST_SHARE = 0.5

/** The platform was too busy for an answer and asked to wait. */
export interface PlatformWait {
  /** When answers may be sent again, by the platform's clock. */
  readonly until: number
  /** Whether the platform asked for more time than is left until the match closes. */
  readonly isBeyondClosing: boolean
}

interface WaitOptions {
  /** By the platform's clock. */
  readonly now: number
  readonly closesAt: number
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined
}

/** Returns how long the player waits before a further Submit; undefined if the platform asked for no wait in its refusals. */
export function platformWaitAfter(
  refusals: readonly unknown[],
  { now, closesAt, random = Math.random }: WaitOptions,
): PlatformWait | undefined {
  const askedMs = Math.max(0, ...refusals.map((error) => platformWaitMs(error) ?? 0))
  if (askedMs === 0) return undefined
  const leftMs = Math.max(0, closesAt - now)
  const longestMs = Math.min(askedMs, LONGEST_MS, (leftMs * LONGEST_SHARE) / (1 + JITTER))
  return {
    until: now + addJitter(longestMs, longestMs * JITTER, random),
    isBeyondClosing: askedMs >= leftMs,
  }
}
