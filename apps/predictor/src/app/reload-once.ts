const KEY = 'touchline:reloaded-at'
const AGAIN_AFTER_MS = 60_000

/**
 * A new version was deployed while the game was open: a part of the old one is gone. Loads the
 * page once anew, drafts are kept; never in a loop.
 */
export function reloadOnMissingPart(page: Window, now: () => number): void {
  page.addEventListener('vite:preloadError', (event) => {
    const lastAt = Number(attempt(() => page.sessionStorage.getItem(KEY)) ?? 0)
    const isNoted = attempt(() => page.sessionStorage.setItem(KEY, String(now())) === undefined) === true
    if (!isNoted || now() - lastAt < AGAIN_AFTER_MS) return
    event.preventDefault()
    page.location.reload()
  })
}

/** Without storage nobody knows how often: then the error screen is the safer end. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
