import { RELOADED_KEY } from '../device/device-storage.ts'
import { isReachable } from '../queries/connection.ts'

const unfinished = new Set<Promise<unknown>>()

/** Delays every reload of the page by the game until the work is over. Returns the work. */
export function finishBeforeReload<Result>(work: Promise<Result>): Promise<Result> {
  unfinished.add(work)
  const remove = () => unfinished.delete(work)
  work.then(remove, remove)
  return work
}

/** Resolves when the work is over, and what it starts when it is. */
async function whenFinished(): Promise<void> {
  do {
    await Promise.allSettled(unfinished)
    // What waited for the connection, or for the work, starts before the next task.
    await new Promise((resolve) => setTimeout(resolve))
  } while (unfinished.size > 0)
}

/** The parts of a window that decide whether its page is reloaded. */
export interface ReloadablePage extends Pick<Window, 'fetch'>, Pick<EventTarget, 'addEventListener'> {
  readonly document: Pick<Document, 'hidden' | 'querySelector'>
  readonly location: Pick<Location, 'pathname' | 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * Loads a chunk that the game needs. If it is gone because a new version was deployed, the page is reloaded, once for each
 * version so that it cannot loop; drafts are kept, and answers that are being sent arrive first. If the server does not respond
 * either, a page that is offline waits for the connection, and any other rejects: a reload would replace the game by an error
 * page of the browser. Chromium fails a chunk that it could not load offline again without a request: that ends in a reload too.
 */
export async function loadChunk<Part>(
  load: () => Promise<Part>,
  page: ReloadablePage = window,
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await isReachable(page)) {
      if (!mayReload(page)) throw error
      await whenFinished()
      page.location.reload()
      return new Promise(() => {})
    }
    if (page.navigator.onLine) throw error
    await new Promise((resolve) => page.addEventListener('online', resolve, { once: true }))
    return loadChunk(load, page)
  }
}

/** Returns false without storage: reloads could not be counted, and an error is safer than a loop. */
function mayReload({ document, sessionStorage }: ReloadablePage): boolean {
  // The first file of a build has another name in each version.
  const version = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === version) return false
    sessionStorage.setItem(RELOADED_KEY, version)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page when the connection or the page's visibility returns and the server responds; answers that are being
 * sent arrive first. Returns a function that stops it.
 */
export function reloadOnReturn(page: ReloadablePage = window): () => void {
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
