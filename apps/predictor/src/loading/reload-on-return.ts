import { isReachable, type ReachingPage } from '../config/is-reachable.ts'
import { whenFinished } from './unfinished-work.ts'

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
