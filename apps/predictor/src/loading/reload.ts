import { RELOADED_AT_KEY } from '../device/device-storage.ts'
import { isReachable, type ReachingPage } from '../queries/connection.ts'

const unfinished = new Set<Promise<unknown>>()

/** Delays a reload for a missing chunk until the work is over. Returns the work. */
export function finishBeforeReload<Result>(work: Promise<Result>): Promise<Result> {
  unfinished.add(work)
  const remove = () => unfinished.delete(work)
  work.then(remove, remove)
  return work
}

/** Resolves when the work is over, and what it starts when it is. */
export async function whenFinished(): Promise<void> {
  do {
    await Promise.allSettled(unfinished)
    // What waited for the connection, or for the work, starts before the next task.
    await new Promise((resolve) => setTimeout(resolve))
  } while (unfinished.size > 0)
}

const AGAIN_AFTER_MS = 60_000

interface LoadedPage extends Pick<EventTarget, 'addEventListener'>, Pick<Window, 'fetch'> {
  readonly location: Pick<Location, 'pathname' | 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

interface Surroundings {
  readonly page?: LoadedPage
  readonly now?: () => number
}

/**
 * Loads a chunk that the game needs. Offline it waits for the connection. If the chunk is gone because a new version was
 * deployed, it reloads the page, at most once in a while so that it cannot loop; drafts are kept, and answers that are being
 * sent arrive first. If the server does not answer, it rejects: a reload would replace the game by an error page of the
 * browser. Chromium fails a chunk that it could not load offline again without a request: that ends in a reload too.
 */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  { page = window, now = Date.now }: Surroundings = {},
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!page.navigator.onLine) {
      await new Promise((resolve) => page.addEventListener('online', resolve, { once: true }))
      return loadChunk(load, { page, now })
    }
    if (!(await isReachable(page)) || !mayReload(page, now())) throw error
    await whenFinished()
    page.location.reload()
    return new Promise(() => {})
  }
}

/** Returns false without storage: reloads could not be counted, and an error is safer than a loop. */
function mayReload({ sessionStorage }: LoadedPage, now: number): boolean {
  try {
    const lastAt = Number(sessionStorage.getItem(RELOADED_AT_KEY))
    sessionStorage.setItem(RELOADED_AT_KEY, String(now))
    return now - lastAt >= AGAIN_AFTER_MS
  } catch {
    return false
  }
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
