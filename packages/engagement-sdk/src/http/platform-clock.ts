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
}

/**
 * A clock that starts at the midpoint of the first answer and narrows with every further one:
 * each answer bounds the offset from both sides, and bounds that no longer agree (a clock was
 * set) start afresh. So it neither jitters with the header's whole seconds nor drifts.
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
    observe({ serverAt, sentAt, receivedAt, granularityMs = 1000 }) {
      if (!serverAt) return
      const least = serverAt - receivedAt
      const most = serverAt + granularityMs - sentAt
      const agrees = least <= high && most >= low
      low = agrees ? Math.max(low, least) : least
      high = agrees ? Math.min(high, most) : most
      offset = Math.round((low + high) / 2)
    },
  }
}
