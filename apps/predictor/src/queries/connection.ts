import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const RESPONDS_WITHIN_MS = 10_000
const SERVER_ERROR = 500

/**
 * Returns whether the game's server responds, so that a reload would not end in an error page. A browser reports that
 * it is online with any network, also one without access to the internet.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RESPONDS_WITHIN_MS)
    const { status } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    return status < SERVER_ERROR
  } catch {
    return false
  }
}

/**
 * Keeps the state of the connection in the library, which lets requests wait. A browser that reports none can be wrong (VPN,
 * virtual adapters, web views): the game's server has to be out of reach too.
 */
export function watchConnection(): void {
  onlineManager.setEventListener(() => {
    const listening = new AbortController()
    for (const event of ['online', 'offline'])
      window.addEventListener(event, () => void checkConnection(), { signal: listening.signal })
    // There is no event for a connection that was lost before.
    void checkConnection()
    return () => listening.abort()
  })
}

/** Finds out whether there is a connection. */
export async function checkConnection(): Promise<void> {
  const isConnected = navigator.onLine || (await isReachable())
  // It may have returned meanwhile.
  onlineManager.setOnline(isConnected || navigator.onLine)
}

/** Returns whether there is a connection, as far as is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
}
