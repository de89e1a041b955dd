import { createHash } from 'node:crypto'

/** A random generator that returns the same numbers for the same seed on every machine. */
export type Random = ReturnType<typeof randomFrom>

/** @param seed any text, hashed to 32 bits */
export function randomFrom(seed: string) {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  // A multiplicative congruential step with two mixing rounds: small, fast and even enough for a crowd.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** At least 0, below 1. */
    next,
    chance: (share: number) => next() < share,
    /** Around 0 with a standard deviation of 1. */
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
