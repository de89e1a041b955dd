import { useSyncExternalStore } from 'react'

const WIDE_SCREEN = '(min-width: 900px)'

/** Returns whether the fixture list stays next to the fixture that it opens. Renders again when that changes. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}

const isWide = () => window.matchMedia(WIDE_SCREEN).matches

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE_SCREEN)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
