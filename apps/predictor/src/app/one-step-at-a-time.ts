import type { UNSAFE_createBrowserHistory } from 'react-router'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** A step that was taken in another page's history never comes back to this one. */
const GIVE_UP_MS = 1000

/** A step back is made later than it was asked for: one that is asked for meanwhile would lead out of the game. */
export function oneStepAtATime(history: BrowserHistory, page: Window): BrowserHistory {
  const { go } = history
  let isUnderWay = false

  function step(delta: number): void {
    if (isUnderWay) return
    isUnderWay = true
    const giveUp = page.setTimeout(end, GIVE_UP_MS)
    function end(): void {
      isUnderWay = false
      page.clearTimeout(giveUp)
      page.removeEventListener('popstate', end)
    }
    page.addEventListener('popstate', end)
    go(delta)
  }

  return Object.assign(history, { go: step })
}
