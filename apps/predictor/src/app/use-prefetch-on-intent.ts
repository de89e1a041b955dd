import { useEffect } from 'react'
import { ROUTES } from '../launch/routes.ts'
import { screens } from './screens.ts'

const SCREENS_BY_PATH = [
  ['/prediction/', screens.prediction],
  ['/result/', screens.result],
  [ROUTES.leaderboards, screens.leaderboard],
  [ROUTES.rules, screens.rules],
  [ROUTES.profile, screens.profile],
] as const

/** Loads the code of a screen when a pointer or the focus reaches a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('focusin', prefetch)
    }
  }, [])
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // The game may be served below a path of its own.
  const [, load] = SCREENS_BY_PATH.find(([path]) => link?.pathname.includes(path)) ?? []
  // A chunk that fails to load is requested again when it is needed.
  load?.().catch(() => undefined)
}
