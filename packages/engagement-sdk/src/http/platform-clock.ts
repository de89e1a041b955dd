/** The platform's clock as far as its answers tell it. */
export interface PlatformClock {
  /** Epoch milliseconds by the platform; by the device while nothing is known. */
  now(): number
  /** Device minus platform in milliseconds; undefined while nothing is known. */
  readonly skewMs: number | undefined
  /** Learns from one answer. */
  observe(reading: ClockReading): void
}

/** A server's time and the device's times around it, in epoch milliseconds. */
export interface ClockReading {
  /** May be up to `granularityMs` behind the truth, as the `Date` header's whole seconds are. */
  readonly serverAt: number
  readonly sentAt: number
  readonly receivedAt: number
  /** @default 1000 */
  readonly granularityMs?: number | undefined
  /**
   * Whether a cache may have kept the answer: then it is as late as it says, or later. @default false
   */
  readonly isKept?: boolean | undefined
}

/** A device further off could not have opened a TLS connection, so such a time is the server's mistake: 20 years. */
const MOST_SKEW_MS = 20 * 365 * 86_400_000

/**
 * A clock that starts at the midpoint of the first fresh answer and narrows with every further one:
 * each bounds the offset from both sides, and bounds that no longer agree (a clock was set) start
 * afresh. So it neither jitters with the header's whole seconds nor drifts. An answer that a cache
 * may have kept bounds it from below only: it is not early, however late it is.
 */
export function createPlatformClock(device: () => number): PlatformClock {
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  let offset: number | undefined
  return {
    now: () => device() + (offset ?? 0),
    get skewMs() {
      return offset && -offset
    },
    observe({ serverAt, sentAt, receivedAt, granularityMs = 1000, isKept }) {
      // Also false where the time is not a number.
      if (!(Math.abs(serverAt - receivedAt) < MOST_SKEW_MS)) return
      const least = serverAt - receivedAt
      const most = isKept ? Number.POSITIVE_INFINITY : serverAt + granularityMs - sentAt
      const agrees = least <= high && most >= low
      low = agrees ? Math.max(low, least) : least
      high = agrees ? Math.min(high, most) : most
      if (high < Number.POSITIVE_INFINITY) offset = Math.round((low + high) / 2)
      else if (low > (offset ?? 0)) offset = low
    },
  }
}
