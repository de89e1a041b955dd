import { type NavigateOptions, resolvePath, useLocation, useNavigate } from 'react-router'
import { isDeeper, usePaths } from '../launch/paths.ts'

/** A step that was taken in another page's history never comes back to this one. */
const GIVE_UP_MS = 1000

/** Whether a step back was requested that the browser has not made yet. A page has one history, so there is one. */
let isStepping = false

/** Returns whether a page shows this one inside itself. */
export function isFramed(): boolean {
  return window.parent !== window
}

/**
 * Returns whether the game has an entry of its own beneath this one. The router counts them in their state, which survives a
 * reload.
 */
function hasEntryBeneath(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * Starts a step back, unless one is under way: the browser makes it later than it was requested, and a second one,
 * requested meanwhile by a double tap, would lead out of the game.
 *
 * @param start requests the step
 * @param follow called once the step is made
 */
function stepBackOnce(start: () => void, follow?: () => void): void {
  if (isStepping) return
  isStepping = true
  const giveUp = setTimeout(end, GIVE_UP_MS)
  function end(): void {
    isStepping = false
    clearTimeout(giveUp)
    window.removeEventListener('popstate', made)
  }
  function made(): void {
    end()
    follow?.()
  }
  window.addEventListener('popstate', made)
  start()
}

/**
 * Returns how the screens navigate. The history entries of a frame are also the host page's, so there the game never has more than
 * one entry above its root: the back button makes one step inside the game and then leaves to the host.
 *
 * - root to deeper: a new entry
 * - root to root (tabs, rounds) and deeper to deeper: replaces the entry
 * - deeper to root: one step back onto the root, which then shows what was asked for; replaces the entry where the game
 *   started on the deeper screen and there is nothing beneath
 */
export function useGameNavigation() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const back = () => void navigate(-1)
  return {
    /** Opens a screen of the game by its path. */
    open(to: string, options: NavigateOptions = {}): void {
      const [from, next] = [isDeeper(pathname), isDeeper(resolvePath(to).pathname)]
      const inPlace = () => void navigate(to, { ...options, replace: true })
      if (!isFramed() || (next && !from)) void navigate(to, options)
      else if (from && !next && hasEntryBeneath()) stepBackOnce(back, inPlace)
      else inPlace()
    },
    /** Makes one step back, however often it is called before the browser has made it. */
    stepBack: () => stepBackOnce(back),
  }
}

/** Returns a step back inside the game; to the list where this screen was the first, or took the first one's place. */
export function useStepBack(): () => void {
  const { open, stepBack } = useGameNavigation()
  const { home } = usePaths()
  return () => (hasEntryBeneath() ? stepBack() : open(home, { replace: true }))
}

/** Returns a value of the state that a navigation was started with; undefined without one. */
export function useNavigationState(key: string): unknown {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
}

/** State of a navigation that starts on the list of fixtures: the list is the history entry beneath. */
export const FROM_LIST = { from: 'list' } as const

/** Returns how a fixture's screen leads to the list. */
export function useToList() {
  const { home } = usePaths()
  const from = useNavigationState('from')
  const { open, stepBack } = useGameNavigation()
  /** Whether the list is the history entry beneath this one. */
  const isBeneath = () => from === FROM_LIST.from && hasEntryBeneath()
  return {
    path: home,
    isBeneath,
    /** Opens the list, by a step back where it is beneath: the browser then restores its scroll position. */
    go: () => (isBeneath() ? stepBack() : open(home)),
  }
}
