import { useCallback, useSyncExternalStore } from 'react'

/** From this width on the fixture list stays next to the fixture that it opens. */
export const WIDE_SCREEN = '(min-width: 900px)'

/** Returns whether a media query matches. Renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (renew: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', renew)
      return () => list.removeEventListener('change', renew)
    },
    [query],
  )
  const read = () => window.matchMedia(query).matches
  return useSyncExternalStore(subscribe, read)
}
