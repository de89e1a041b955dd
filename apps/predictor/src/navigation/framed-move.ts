import type { RouteDepth } from './route-depth.ts'

/** How a navigation in a frame changes the history. */
export type FramedMove = 'push' | 'replace' | 'back-and-replace'

interface Navigation {
  readonly from: RouteDepth
  readonly to: RouteDepth
  /** Whether the navigation takes the place of the current entry, as a redirect does. */
  readonly isRedirect: boolean
  /** Whether the game has an entry of its own beneath the current one. */
  readonly hasEntryBeneath: boolean
}

/**
 * Returns how to navigate in a frame, whose history entries are also the host page's. The game never has more than one
 * entry above its root, so that the back button makes one step inside the game and then leaves to the host.
 *
 * - root to deeper: a new entry
 * - root to root (tabs, rounds) and deeper to deeper: replaces the entry
 * - deeper to root: one step back onto the root, which then shows what was asked for; replaces the entry where the game
 *   started on the deeper screen and there is nothing beneath
 */
export function framedMove({ from, to, isRedirect, hasEntryBeneath }: Navigation): FramedMove {
  if (to === 1) return from === 1 || isRedirect ? 'replace' : 'push'
  return from === 1 && hasEntryBeneath ? 'back-and-replace' : 'replace'
}
