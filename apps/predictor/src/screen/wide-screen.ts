import { useSyncExternalStore } from 'react'

const TABLET = '(min-width: 600px)'
const WIDE_SCREEN = '(min-width: 900px)'

/**
 * Returns the layout of the screen, and renders again when it changes. tablet: below the list of fixtures there is space for
 * the summary of the round. wide: a fixture is next to the list that opens it.
 */
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
