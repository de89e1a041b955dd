import { useCallback, useSyncExternalStore } from 'react'

/** From here on the fixture list stays beside what it opens. */
export const WIDE_SCREEN = '(min-width: 900px)'

/** Whether a media query holds, renewed when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (renew: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', renew)
      return () => list.removeEventListener('change', renew)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
