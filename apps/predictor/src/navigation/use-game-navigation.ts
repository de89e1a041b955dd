import { use } from 'react'
import { type NavigateOptions, resolvePath, useLocation, useNavigate } from 'react-router'
import { usePaths } from '../launch/use-paths.ts'
import { framedMove } from './framed-move.ts'
import { hasEntryBeneath, isFramed, stepBackOnce } from './page-history.ts'
import { RouteDepthContext } from './route-depth.ts'

interface GameNavigation {
  /** Opens a screen of the game by its path. In a frame the history changes by the rules of `framedMove`. */
  open(to: string, options?: NavigateOptions): void
  /** Makes one step back, however often it is called before the browser has made it. */
  stepBack(): void
}

/** Returns how the screens navigate. */
export function useGameNavigation(): GameNavigation {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const depthOf = use(RouteDepthContext)
  const back = () => void navigate(-1)
  return {
    open(to, options = {}) {
      const asRequested = () => void navigate(to, options)
      const inPlace = () => void navigate(to, { ...options, replace: true })
      if (!isFramed(window)) return asRequested()
      const move = framedMove({
        from: depthOf(pathname),
        to: depthOf(resolvePath(to).pathname),
        isRedirect: options.replace === true,
        hasEntryBeneath: hasEntryBeneath(window),
      })
      if (move === 'push') return asRequested()
      if (move === 'replace') return inPlace()
      stepBackOnce(back, window, inPlace)
    },
    stepBack: () => stepBackOnce(back, window),
  }
}

/** Returns a step back inside the game; to the list where this screen was the first, or took the first one's place. */
export function useStepBack(): () => void {
  const { open, stepBack } = useGameNavigation()
  const { home } = usePaths()
  return () => (hasEntryBeneath(window) ? stepBack() : open(home, { replace: true }))
}

/** Returns a value of the state that a navigation was started with; undefined without one. */
export function useNavigationState(key: string): unknown {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
}
