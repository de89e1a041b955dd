import { setImmediate as macrotask } from 'node:timers/promises'
import { install } from '@sinonjs/fake-timers'

/** No timer is left, and the play is not over. */
export class StuckError extends Error {
  override name = 'StuckError' as const
}

/**
 * Plays on a clock that advances from one timer to the next. `setTimeout`, `Date`, `AbortSignal.timeout` and `Math.random` are
 * replaced until the play is over, so that the same seed gives the same results. Only one play may run at a time.
 *
 * @param startsAt epoch milliseconds
 * @throws StuckError
 */
export async function onVirtualTime<T>(
  { startsAt, random }: { readonly startsAt: number; readonly random: () => number },
  play: () => Promise<T>,
): Promise<T> {
  const { random: realRandom } = Math
  const { timeout: realTimeout } = AbortSignal
  const clock = install({ now: startsAt, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  Math.random = random
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
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
      // All promise callbacks run before the next macrotask.
      await macrotask()
      if (isOver) return await played
      if (clock.countTimers() === 0) throw new StuckError('No timer is left, and the play is not over.')
      clock.next()
    }
  } finally {
    clock.uninstall()
    Math.random = realRandom
    AbortSignal.timeout = realTimeout
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
