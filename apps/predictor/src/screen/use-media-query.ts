import { useCallback, useSyncExternalStore } from 'react'

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
  // Markup that is rendered at build time reads the window that app/static-frame.tsx provides.
  return useSyncExternalStore(subscribe, read, read)
}
