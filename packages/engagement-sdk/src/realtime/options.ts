import type { Cipher } from '../crypto/cipher.ts'
import { exponentialRetry, type RetryPolicy } from '../http/retry.ts'
import { browserNetwork, type NetworkStatus, type RealtimeClock, systemClock } from './host.ts'
import type { ServiceOverrides } from './service.ts'

/** Options of {@link configureRealtime}. */
export interface RealtimeOptions extends ServiceOverrides {
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
  /** Server-side filter expression. @default none */
  readonly filter?: string | undefined
  /** Milliseconds over which clients spread when all of them come back at once. @default 2000 */
  readonly spreadMs?: number | undefined
  /** Milliseconds after the last retry until everything starts over; twice that at most. @default 150 000 */
  readonly recoverAfterMs?: number | undefined
  /** @default the global `fetch`, looked up at each call */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** @default the device's time */
  readonly clock?: RealtimeClock | undefined
  /** Numbers from 0 to 1, for jitter. @default Math.random */
  readonly random?: (() => number) | undefined
  /** @default the browser's online and offline events */
  readonly network?: NetworkStatus | undefined
}

/** The options with their defaults. */
export type ResolvedRealtimeOptions = Readonly<ReturnType<typeof resolveRealtimeOptions>>

/** Waits 1, 2, 4 … s and up to as much again, six times. @example DEFAULT_RECONNECT.limit //=> 6 */
export const DEFAULT_RECONNECT: RetryPolicy = exponentialRetry({
  limit: 6,
  maxMs: 150_000,
  jitter: 'above',
})

/** Looked up at each call, so that a replaced `fetch` is used. */
const globalFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

const SPREAD_MS = 2000
const RECOVER_AFTER_MS = 150_000

/** Returns the options with their defaults. */
export function resolveRealtimeOptions(options: RealtimeOptions) {
  const { origin, presenceTimeoutSeconds, heartbeatIntervalSeconds } = options
  return {
    overrides: { origin, presenceTimeoutSeconds, heartbeatIntervalSeconds },
    retry: options.retry ?? DEFAULT_RECONNECT,
    restore: options.restore ?? true,
    suppressLeave: options.suppressLeave ?? false,
    cipher: options.cipher,
    filter: options.filter,
    spreadMs: options.spreadMs ?? SPREAD_MS,
    recoverAfterMs: options.recoverAfterMs ?? RECOVER_AFTER_MS,
    fetch: options.fetch ?? globalFetch,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    network: options.network ?? browserNetwork(),
  }
}
