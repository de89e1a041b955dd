import { waitFor } from '../http/abort.ts'

/** What a browser's document has; other runtimes have no document, nor its types. */
interface Page extends EventTarget {
  readonly hidden: boolean
}

function currentPage(): Page | undefined {
  return Reflect.get(globalThis, 'document')
}

/** Adds a listener to some events of a target, if there is one that has events. Returns the function that removes it. */
function listen(
  target: Partial<EventTarget> | undefined,
  names: readonly string[],
  listener: (event: Event) => void,
): () => void {
  for (const name of names) target?.addEventListener?.(name, listener)
  return () => {
    for (const name of names) target?.removeEventListener?.(name, listener)
  }
}

/**
 * Calls the listener whenever the device goes online or offline, until the returned function is called. Only events of a browser
 * report that: `navigator.onLine` is false for some virtual adapters and web views although every request works.
 */
export function onNetworkChange(listener: (isOnline: boolean) => void): () => void {
  // Servers have no such events, nor their types.
  return listen(Object(globalThis), ['online', 'offline'], ({ type }) => listener(type === 'online'))
}

/** Calls the listener whenever the page becomes visible, until the returned function is called. Never outside of a browser. */
export function onPageVisible(listener: () => void): () => void {
  const page = currentPage()
  return listen(page, ['visibilitychange'], () => {
    if (page?.hidden === false) listener()
  })
}

/** Resolves when the page is visible, and at once outside of a browser. Rejects with the signal's reason. */
export async function pageVisible(signal: AbortSignal): Promise<void> {
  if (currentPage()?.hidden !== true) return
  await waitFor<void>((resolve) => onPageVisible(resolve), signal)
}
