import type { SeededRandom } from '../seeded-random.ts'

interface Arrivals {
  readonly fans: number
  /** From the first minute that counts to the closing. */
  readonly durationMs: number
  readonly random: SeededRandom
}

/** How many times as many fans arrive in the last moment as in the first. */
const GROWTH = 20

/**
 * Returns when each fan arrives, in milliseconds from the start, the first one first. The rate grows exponentially up to
 * the closing. The times do not depend on how fast the platform answers: a platform that is slow does not slow the fans.
 */
export function arrivalTimes({ fans, durationMs, random }: Arrivals): readonly number[] {
  const times = Array.from(
    { length: fans },
    () => (durationMs * Math.log1p(random.next() * (GROWTH - 1))) / Math.log(GROWTH),
  )
  return times.toSorted((one, other) => one - other)
}
