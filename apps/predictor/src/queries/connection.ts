import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const ANSWERS_WITHIN_MS = 10_000
const SERVER_ERROR = 500

/** A page whose server can be asked. */
interface ReachingPage extends Pick<Window, 'fetch'> {
  readonly location: Pick<Location, 'pathname'>
}

/**
 * Returns whether the game's server answers, so that a reload would not end in an error page. A browser counts as online
 * with any network, also one that leads nowhere.
 */
export async function isReachable(page: ReachingPage): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
    const { status } = await page.fetch(page.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    return status < SERVER_ERROR
  } catch {
    return false
  }
}

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch' | 'navigator' | 'location'>

/**
 * Keeps the state of the connection in the library, which lets requests wait. A browser that reports none can be wrong (VPN,
 * virtual adapters, web views): the game's server has to be out of reach too.
 */
export function watchConnection(page: Page = window): void {
  onlineManager.setEventListener((setOnline) => {
    const onChange = () => void checkConnection(page, setOnline)
    page.addEventListener('online', onChange)
    page.addEventListener('offline', onChange)
    // There is no event for a connection that was lost before.
    onChange()
    return () => {
      page.removeEventListener('online', onChange)
      page.removeEventListener('offline', onChange)
    }
  })
}

/** Finds out whether there is a connection. */
export async function checkConnection(
  page: Page = window,
  setOnline: (isOnline: boolean) => void = (isOnline) => onlineManager.setOnline(isOnline),
): Promise<void> {
  if (page.navigator.onLine) return setOnline(true)
  const isConnected = await isReachable(page)
  setOnline(isConnected || page.navigator.onLine)
}

/** Returns whether there is a connection, as far as is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, isConnected, isConnected)
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
const isConnected = () => onlineManager.isOnline()
