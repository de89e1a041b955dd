import { setImmediate as macrotask } from 'node:timers/promises'

interface Timer {
  readonly id: number
  readonly at: number
  readonly act: () => void
}

/** Nothing is left to do, and the play is not over. */
export class StuckError extends Error {
  override name = 'StuckError' as const
}

/**
 * Plays on a clock that passes from one timer to the next. `setTimeout`, `Date`, `AbortSignal.timeout` and `Math.random` are those of
 * the play until it is over, so that everything it calls comes out the same for the same chance. Plays take turns.
 *
 * @param startsAt epoch milliseconds
 * @throws StuckError
 */
export async function onVirtualTime<T>(
  { startsAt, random }: { readonly startsAt: number; readonly random: () => number },
  play: () => Promise<T>,
): Promise<T> {
  const timers: Timer[] = []
  const cleared = new Set<number>()
  let now = startsAt
  let made = 0

  function plan(act: () => void, ms = 0): number {
    made += 1
    insert(timers, { id: made, at: now + Math.max(0, Math.ceil(ms)), act })
    return made
  }

  class VirtualDate extends Date {
    constructor(...given: readonly [] | readonly [number | string]) {
      super(given[0] ?? now)
    }
    static override now(): number {
      return now
    }
  }

  const restore = replaceGlobals({
    setTimeout: (act: () => void, ms?: number) => plan(act, ms),
    clearTimeout: (id: number) => cleared.add(id),
    Date: VirtualDate,
  })
  const { random: realRandom } = Math
  const { timeout: realTimeout } = AbortSignal
  Math.random = random
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    plan(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return controller.signal
  }
  try {
    let isOver = false
    const played = play().finally(() => {
      isOver = true
    })
    // The failure is thrown below.
    played.catch(() => undefined)
    while (true) {
      // All that promises do happens before the next macrotask.
      await macrotask()
      if (isOver) return await played
      const next = timers.shift()
      if (next === undefined) throw new StuckError('Nothing is left to wait for, and the play is not over.')
      if (cleared.delete(next.id)) continue
      now = next.at
      next.act()
    }
  } finally {
    restore()
    Math.random = realRandom
    AbortSignal.timeout = realTimeout
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

/** Keeps the timers in the order of their times; those of one instant in the order in which they were set. */
function insert(timers: Timer[], timer: Timer): void {
  let low = 0
  let high = timers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((timers[middle]?.at ?? 0) <= timer.at) low = middle + 1
    else high = middle
  }
  timers.splice(low, 0, timer)
}

function replaceGlobals(replacements: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(replacements).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {}] as const,
  )
  for (const [name, value] of Object.entries(replacements))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    for (const [name, descriptor] of before) Object.defineProperty(globalThis, name, descriptor)
  }
}
