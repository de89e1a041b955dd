import type { UNSAFE_createBrowserHistory } from 'react-router'
import { ROUTES } from '../launch/paths.ts'
import { standsOnEntry } from '../navigation/stands-on-entry.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** Screens that stand on the list, one step deeper. Every other screen is a root. */
const DEEPER = ['/prediction/', '/result/', ROUTES.profile, ROUTES.rules]

/**
 * The history of a game in a frame, whose entries are also the host page's: never more than one above
 * the root, so that the back button makes one step inside the game and then leaves to the host.
 *
 * - root to deeper: a new entry
 * - root to root (tabs, rounds) and deeper to deeper: takes the entry's place
 * - deeper to root: one step back onto the root, which then shows what was asked for; where the game
 *   started on the deeper screen there is nothing beneath, so the root takes its place
 */
export function framedHistory(history: BrowserHistory, frame: Window, basePath: string): BrowserHistory {
  const { push, replace } = history
  type To = Parameters<typeof push>[0]

  function isDeeper(path: string): boolean {
    return DEEPER.some((start) => path.startsWith(basePath + start.slice(1)))
  }

  function move(to: To, state: unknown, isLink: boolean): void {
    const isDeeperNow = isDeeper(frame.location.pathname)
    const target = typeof to === 'string' ? to : (to.pathname ?? frame.location.pathname)
    if (isDeeper(target)) {
      if (isLink && !isDeeperNow) push(to, state)
      else replace(to, state)
    } else if (isDeeperNow && standsOnEntry(frame)) {
      frame.addEventListener('popstate', () => replace(to, state), { once: true })
      history.go(-1)
    } else replace(to, state)
  }

  return Object.assign(history, {
    push: (to: To, state?: unknown) => move(to, state, true),
    replace: (to: To, state?: unknown) => move(to, state, false),
  })
}

/** Whether a page shows this one inside itself. */
export function isFramed(page: Window): boolean {
  return page.parent !== page
}
