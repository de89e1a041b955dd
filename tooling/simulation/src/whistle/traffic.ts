const SECOND_MS = 1000

export type Target = 'platform' | 'realtime'

/** Requests per second and target. */
export interface Traffic {
  add(target: Target, at: number, requests: number): void
  perSecond(target: Target): readonly number[]
}

/** Counts the requests of a period that starts at 0. */
export function countTraffic(lengthMs: number): Traffic {
  const seconds = Math.ceil(lengthMs / SECOND_MS)
  const counts = { platform: new Float64Array(seconds), realtime: new Float64Array(seconds) }
  return {
    add: (target, at, requests) => {
      const second = Math.floor(at / SECOND_MS)
      const counted = counts[target]
      if (second >= 0 && second < counted.length) counted[second] = (counted[second] ?? 0) + requests
    },
    perSecond: (target) => [...counts[target]],
  }
}
