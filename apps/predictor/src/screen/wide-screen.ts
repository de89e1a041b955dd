import { useSyncExternalStore } from 'react'

const TABLET = '(min-width: 600px)'
const WIDE_SCREEN = '(min-width: 900px)'

/** Returns whether the fixture list stays next to the fixture that it opens. Renders again when that changes. */
export function useIsWideScreen(): boolean {
  return useScreenWidth() === 'wide'
}

/** tablet: below the list there is space for the summary of the round. wide: it is next to the list. */
export function useScreenWidth(): 'phone' | 'tablet' | 'wide' {
  return useSyncExternalStore(subscribe, screenWidth)
}

function screenWidth() {
  if (window.matchMedia(WIDE_SCREEN).matches) return 'wide'
  return window.matchMedia(TABLET).matches ? 'tablet' : 'phone'
}

function subscribe(onChange: () => void): () => void {
  const lists = [TABLET, WIDE_SCREEN].map((query) => window.matchMedia(query))
  for (const list of lists) list.addEventListener('change', onChange)
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange)
  }
}
