/** The platform's clock, estimated from its responses. Times are epoch milliseconds; the device's until a response was observed. */
export type PlatformClock = ReturnType<typeof createPlatformClock>

/** A server's time and the device's times around it, in epoch milliseconds. */
export interface ClockReading {
  /** Up to `granularityMs` earlier than the real time: the `Date` header has whole seconds. */
  readonly serverAt: number
  readonly sentAt: number
  readonly receivedAt: number
  /** @default 1000 */
  readonly granularityMs?: number | undefined
  /** Whether a cache may have kept the response: then the platform's time is this or later. @default false */
  readonly mayBeCached?: boolean | undefined
}

/** 20 years. A device whose clock is further off cannot open a TLS connection, so such a time is the server's mistake. */
const MOST_SKEW_MS = 20 * 365 * 86_400_000

/**
 * Creates a clock that starts at the midpoint of the first fresh response and narrows with every further one: each
 * bounds the offset from both sides, and bounds that contradict each other (a clock was set) are replaced. So it neither
 * jitters with the header's whole seconds nor drifts. A response that a cache may have kept is only a lower bound.
 */
export function createPlatformClock(deviceNow: () => number) {
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  let offset: number | undefined
  return {
    deviceNow,
    now: () => deviceNow() + (offset ?? 0),
    /** Returns the earliest instant that the platform's clock can show. */
    earliestNow: () => deviceNow() + (Number.isFinite(low) ? low : 0),
    /** Device minus platform in milliseconds; undefined until a response was observed. */
    get skewMs() {
      // Subtracted, because the negative of 0 is -0.
      return offset === undefined ? undefined : 0 - offset
    },
    observe({ serverAt, sentAt, receivedAt, granularityMs = 1000, mayBeCached }: ClockReading) {
      // Also false if the time is not a number.
      if (!(Math.abs(serverAt - receivedAt) < MOST_SKEW_MS)) return
      const least = serverAt - receivedAt
      const most = mayBeCached ? Number.POSITIVE_INFINITY : serverAt + granularityMs - sentAt
      const agrees = least <= high && most >= low
      low = agrees ? Math.max(low, least) : least
      high = agrees ? Math.min(high, most) : most
      if (high < Number.POSITIVE_INFINITY) offset = Math.round((low + high) / 2)
      else if (low > (offset ?? 0)) offset = low
    },
  }
}
