/** A clock that changes only when it is set. Epoch milliseconds. */
export interface SettableClock {
  now(): number
  set(at: number): void
  advance(ms: number): void
}

/** Returns a clock that shows this instant. */
export function settableClock(at: number): SettableClock {
  let shown = at
  return {
    now: () => shown,
    set: (next) => {
      shown = next
    },
    advance: (ms) => {
      shown += ms
    },
  }
}
