import { startTimer, wait, waitFor } from '../http/abort.ts'

/** The clock of the real-time client; tests use their own. */
export interface RealtimeClock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after this many milliseconds; rejects with the signal's reason as soon as it aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** Calls `act` after this many milliseconds, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void
}

/** The device's clock. */
export const systemClock: RealtimeClock = {
  now: () => Date.now(),
  wait,
  after: startTimer,
}

/** Resolves when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** The network of the device. */
export interface NetworkStatus {
  isOnline(): boolean
  /** Calls the listener on every change until the returned function is called. */
  onChange(listener: (isOnline: boolean) => void): () => void
}

/** The network of a host without network events. */
const ALWAYS_ONLINE: NetworkStatus = { isOnline: () => true, onChange: () => () => undefined }

/** The part of a browser's global object about the network. */
interface NetworkHost {
  readonly addEventListener?: (name: 'online' | 'offline', listener: () => void) => void
  readonly removeEventListener?: (name: 'online' | 'offline', listener: () => void) => void
  readonly navigator?: object
}

/**
 * Returns the browser's network; one that is always online elsewhere. Offline is what an `offline` event reports:
 * `navigator.onLine` is false for some virtual adapters and web views although every request works.
 */
export function browserNetwork(host: NetworkHost = globalThis): NetworkStatus {
  if (host.addEventListener === undefined || host.navigator === undefined) return ALWAYS_ONLINE
  let isOnline = true
  return {
    isOnline: () => isOnline,
    onChange(listener) {
      const notify = (next: boolean) => (): void => {
        isOnline = next
        listener(next)
      }
      const listeners = { online: notify(true), offline: notify(false) } as const
      const names = ['online', 'offline'] as const
      for (const name of names) host.addEventListener?.(name, listeners[name])
      return () => {
        // The next event would be missed from here on.
        isOnline = true
        for (const name of names) host.removeEventListener?.(name, listeners[name])
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
