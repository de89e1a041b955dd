const KEY = 'touchline:reloaded-at'
const AGAIN_AFTER_MS = 60_000

interface LoadedPage extends EventTarget {
  readonly location: Pick<Location, 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * A new version was deployed while the game was open: a part of the old one is gone. Loads the
 * page once anew, drafts are kept; never in a loop, and never without a connection, where the part is
 * out of reach rather than gone and the page would be lost with it.
 */
export function reloadOnMissingPart(page: LoadedPage, now: () => number): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return
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
