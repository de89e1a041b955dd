/** A step that was taken in another page's history never comes back to this one. */
const GIVE_UP_MS = 1000

/** The step back that the browser has not made yet, with what follows it. A page has one history, so there is one. */
let pending: { follow: (() => void) | undefined } | undefined

/** Returns whether a page shows this one inside itself. */
export function isFramed(page: Window): boolean {
  return page.parent !== page
}

/**
 * Returns whether the game has an entry of its own beneath this one. The router counts them in their state, which survives a
 * reload.
 */
export function hasEntryBeneath({ history }: Window): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * Starts a step back, unless one is under way: the browser makes it later than it was requested, and a second one,
 * requested meanwhile by a double tap, would lead out of the game.
 *
 * @param start requests the step
 * @param follow called once the step is made
 */
export function stepBackOnce(start: () => void, page: Window, follow?: () => void): void {
  if (pending !== undefined) {
    pending.follow = follow ?? pending.follow
    return
  }
  const step = { follow }
  pending = step
  const giveUp = page.setTimeout(end, GIVE_UP_MS)
  function end(): void {
    pending = undefined
    page.clearTimeout(giveUp)
    page.removeEventListener('popstate', made)
  }
  function made(): void {
    end()
    step.follow?.()
  }
  page.addEventListener('popstate', made)
  start()
}
