/** Random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** From 0 up to 1. */
  next(): number
  /** A whole number from 0 up to the limit, without it. */
  below(limit: number): number
  /** True in this share of all cases. */
  chance(share: number): boolean
  /** @throws Error if there is nothing to choose from */
  pick<T>(items: readonly T[]): T
  /** Returns a generator for one part of a run, so that concurrent parts do not share one sequence. */
  branch(label: number): SeededRandom
}

const GOLDEN = 0x9e3779b9

/** Mulberry32: 32 bits of state, good enough to choose what a fan does next. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const random: SeededRandom = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
    below: (limit) => Math.floor(random.next() * limit),
    chance: (share) => random.next() < share,
    pick(items) {
      const item = items[random.below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
    branch: (label) => seededRandom(Math.imul(seed ^ (label + 1), GOLDEN)),
  }
  return random
}
