import { whenFinished } from './unfinished-work.ts'

const ANSWERS_WITHIN_MS = 10_000
const SERVER_ERROR = 500

interface ReachingPage extends Pick<Window, 'fetch'> {
  readonly location: Pick<Location, 'pathname'>
}

interface FailedPage extends ReachingPage, Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<Document, 'hidden'>
  readonly location: Pick<Location, 'pathname' | 'reload'>
}

/**
 * Reloads the page when the connection or the page's visibility returns and the server answers; answers that are being
 * sent arrive first. Returns a function that stops it.
 */
export function reloadOnReturn(page: FailedPage = window): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  async function reload(): Promise<void> {
    if (page.document.hidden || !(await isReachable(page))) return
    await whenFinished()
    if (signal.aborted) return
    stopped.abort()
    page.location.reload()
  }
  page.addEventListener('online', () => void reload(), { signal })
  // The event of the document, which bubbles.
  page.addEventListener('visibilitychange', () => void reload(), { signal })
  return () => stopped.abort()
}

/**
 * Returns whether the game's server answers, so that a reload would not end in an error page. A browser counts as online
 * with any network, also one that leads nowhere.
 */
export async function isReachable(page: ReachingPage): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS)
    const { status } = await page.fetch(page.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
    return status < SERVER_ERROR
  } catch {
    return false
  }
}
