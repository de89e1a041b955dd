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
    else if (!isPageHidden()) listener('visible')
  }
  for (const name of ['online', 'offline']) host.addEventListener?.(name, notify)
  page?.addEventListener?.('visibilitychange', notify)
  return () => {
    for (const name of ['online', 'offline']) host.removeEventListener?.(name, notify)
    page?.removeEventListener?.('visibilitychange', notify)
  }
}

/** Returns whether the page is hidden; false outside of a browser. */
export function isPageHidden(): boolean {
  return currentPage()?.hidden === true
}
