import type { Cipher } from '../crypto/cipher.ts'
import { startTimer, wait, waitFor } from '../http/abort.ts'
import { exponentialRetry, type RetryPolicy } from '../http/retry.ts'

/** The clock of the real-time client; tests use their own. */
export interface RealtimeClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after this many milliseconds; rejects with the signal's reason as soon as it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Calls `act` after this many milliseconds, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void
}

/** The network of the device. */
export interface NetworkStatus {
  isOnline(): boolean
  /** Calls the listener on every change until the returned function is called. */
  onChange(listener: (isOnline: boolean) => void): () => void
}

/** Options of {@link configureRealtime}. */
export interface RealtimeOptions {
  /** Host, or origin with its scheme. @default the application's, else one of the provider's */
  readonly origin?: string | undefined
  /** Seconds after which the service treats a silent player as gone, 20 at least. @default the application's, else 300 */
  readonly presenceTimeoutSeconds?: number | undefined
  /** Seconds between two heartbeats; 0 sends none. @default the application's, else half the timeout less one second */
  readonly heartbeatIntervalSeconds?: number | undefined
  /** @default waits of 1, 2, 4 … s and up to as much again, six retries */
  readonly retry?: RetryPolicy | undefined
  /** Keeps the cursor while the device is offline; without it the subscription is dropped. @default true */
  readonly restore?: boolean | undefined
  /** Sends no leave call. @default false */
  readonly suppressLeave?: boolean | undefined
  /** Reads and writes encrypted messages, see the `crypto` entry. @default none */
  readonly cipher?:
    | Pick<Cipher, 'decryptMessage' | 'encryptMessage' | 'encryptFile' | 'decryptFile'>
    | undefined
  /** Milliseconds over which clients spread when all of them come back at once. @default 2000 */
  readonly spreadMs?: number | undefined
  /** Milliseconds after the last retry until everything starts over; twice that at most. @default 150 000 */
  readonly recoverAfterMs?: number | undefined
  /** @default the global `fetch`, looked up at each call */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** @default the device's time */
  readonly clock?: RealtimeClock | undefined
  /** Numbers from 0 up to 1, for jitter. @default Math.random */
  readonly random?: (() => number) | undefined
  /** @default the browser's online and offline events */
  readonly network?: NetworkStatus | undefined
}

/** The options with their defaults. */
export type ResolvedRealtimeOptions = ReturnType<typeof resolveRealtimeOptions>

/** Waits 1, 2, 4 … s and up to as much again, six times. @example DEFAULT_RECONNECT.limit //=> 6 */
export const DEFAULT_RECONNECT: RetryPolicy = exponentialRetry({
  limit: 6,
  maxMs: 150_000,
  jitter: 'above',
})

const SPREAD_MS = 2000
const RECOVER_AFTER_MS = 150_000

/** Looked up at each call, so that a replaced `fetch` is used. */
const globalFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

/** Returns the options with their defaults. */
export function resolveRealtimeOptions(options: RealtimeOptions) {
  return {
    ...options,
    retry: options.retry ?? DEFAULT_RECONNECT,
    restore: options.restore ?? true,
    spreadMs: options.spreadMs ?? SPREAD_MS,
    recoverAfterMs: options.recoverAfterMs ?? RECOVER_AFTER_MS,
    fetch: options.fetch ?? globalFetch,
    clock: options.clock ?? { now: () => Date.now(), wait, after: startTimer },
    random: options.random ?? Math.random,
    network: options.network ?? browserNetwork(),
  }
}

/** The part of a browser's global object about the network. */
type NetworkHost = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> & {
  readonly navigator?: object
}

/**
 * Returns the browser's network; one that is always online elsewhere. Offline is what an `offline` event reports:
 * `navigator.onLine` is false for some virtual adapters and web views although every request works.
 */
export function browserNetwork(host: NetworkHost = globalThis): NetworkStatus {
  let isOnline = true
  return {
    isOnline: () => isOnline,
    onChange(listener) {
      // Workers and servers have no navigator, or no events.
      if (host.navigator === undefined) return () => undefined
      const follow = ({ type }: Event): void => {
        isOnline = type === 'online'
        listener(isOnline)
      }
      for (const name of ['online', 'offline']) host.addEventListener?.(name, follow)
      return () => {
        // The next event would be missed from here on.
        isOnline = true
        for (const name of ['online', 'offline']) host.removeEventListener?.(name, follow)
      }
    },
  }
}

/** What a browser's document has; other runtimes have no document, nor its types. */
interface Page extends EventTarget {
  readonly hidden: boolean
}

function currentPage(): Page | undefined {
  return Reflect.get(globalThis, 'document')
}

/** Calls the listener whenever the page becomes visible, until the returned function is called. Never outside of a browser. */
export function onPageVisible(listener: () => void): () => void {
  const page = currentPage()
  const check = (): void => {
    if (page?.hidden === false) listener()
  }
  page?.addEventListener('visibilitychange', check)
  return () => page?.removeEventListener('visibilitychange', check)
}

/** Resolves when the page is visible, and at once outside of a browser. Rejects with the signal's reason. */
export async function pageVisible(signal: AbortSignal): Promise<void> {
  if (currentPage()?.hidden !== true) return
  await waitFor<void>((resolve) => onPageVisible(resolve), signal)
}
