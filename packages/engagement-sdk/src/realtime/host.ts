import { waitFor } from '../http/abort.ts'

/** What a browser's document has; other runtimes have no document, nor its types. */
interface Page extends EventTarget {
  readonly hidden: boolean
}

function currentPage(): Page | undefined {
  return Reflect.get(globalThis, 'document')
}

/**
 * Calls the listener whenever the device goes online or offline and whenever the page becomes visible, until the returned function
 * is called. Only events of a browser report that: `navigator.onLine` is false for some virtual adapters and web views although
 * every request works.
 */
export function onHostEvent(listener: (event: 'online' | 'offline' | 'visible') => void): () => void {
  const page = currentPage()
  // Servers have no such events, nor their types.
  const host: Partial<EventTarget> = Object(globalThis)
  const notify = ({ type }: Event): void => {
    if (type === 'online' || type === 'offline') listener(type)
    else if (page?.hidden === false) listener('visible')
  }
  for (const name of ['online', 'offline']) host.addEventListener?.(name, notify)
  page?.addEventListener?.('visibilitychange', notify)
  return () => {
    for (const name of ['online', 'offline']) host.removeEventListener?.(name, notify)
    page?.removeEventListener?.('visibilitychange', notify)
  }
}

/** Resolves when the page is visible, and at once outside of a browser. Rejects with the signal's reason. */
export async function pageVisible(signal: AbortSignal): Promise<void> {
  if (currentPage()?.hidden !== true) return
  await waitFor<void>((resolve) => onHostEvent((event) => event === 'visible' && resolve()), signal)
}
