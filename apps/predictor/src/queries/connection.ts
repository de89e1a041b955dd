import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isReachable } from '../config/is-reachable.ts'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch' | 'navigator' | 'location'>

/**
 * Tells the library, which lets requests wait, whether there is a connection. A browser that reports none can be wrong (VPN,
 * virtual adapters, web views): the game's server has to be out of reach too.
 */
export function watchConnection(page: Page = window): void {
  onlineManager.setEventListener((setOnline) => {
    const onChange = () => {
      // Requests wait until the server was asked: most such events are right.
      setOnline(page.navigator.onLine)
      void checkConnection(page, setOnline)
    }
    page.addEventListener('online', onChange)
    page.addEventListener('offline', onChange)
    // No event tells of a connection that was lost before.
    void checkConnection(page, setOnline)
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
