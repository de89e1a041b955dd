import { useEffect, useState } from 'react'
import { KEY_PREFIX } from '../device/device-storage.ts'
import { ROUTES } from '../launch/paths.ts'

/** In the storage of the tab, which is as old as the visit. */
const KEY = `${KEY_PREFIX}return-to`
/** A sign-in page leads back to the list or to a match; these are the other screens. */
const SCREENS: readonly string[] = [ROUTES.leaderboards, ROUTES.rules, ROUTES.profile]

/** Stores which screen a player leaves for the sign-in page of the host site. */
export function rememberScreen(pathname: string): void {
  withTabStorage((storage) => storage.setItem(KEY, pathname))
}

/** Returns the screen that the player left for the sign-in page, in the first render of the list after it. */
export function useReturnScreen(pathname: string): string | undefined {
  const [left, setLeft] = useState(() => withTabStorage((storage) => storage.getItem(KEY)) ?? undefined)
  useEffect(() => {
    withTabStorage((storage) => storage.removeItem(KEY))
    setLeft(undefined)
  }, [])
  return pathname === ROUTES.home && left !== undefined && SCREENS.includes(left) ? left : undefined
}

/** A browser may refuse the storage. */
function withTabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
  }
}
