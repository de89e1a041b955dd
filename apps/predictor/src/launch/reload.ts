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

/**
 * Loads a chunk that the game needs. If it is gone because a new version was deployed, the page is reloaded; drafts are kept, and
 * answers that are being sent arrive first. If the server does not respond either, a page that is offline waits for the connection,
 * and any other rejects: a reload would replace the game by an error page of the browser. Chromium fails a chunk that it could not
 * load offline again without a request: that ends in a reload too.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await isReachable()) {
      if (wasJustReloaded()) throw error
      await whenFinished()
      window.location.reload()
      return new Promise(() => {})
    }
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return loadChunk(load)
  }
}

/** A chunk that is missing after this time belongs to another version. */
const RELOADED_WITHIN_MS = 60_000

/** Returns whether the page has the newest version, or may have it. Reloading it again could loop. */
function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // Browsers that resist fingerprinting have no entry.
  const { type = 'reload' } = entry?.toJSON() ?? {}
  return type === 'reload' && performance.now() < RELOADED_WITHIN_MS
}

/**
 * Reloads the page when the connection or the page's visibility returns and the server responds; answers that are being
 * sent arrive first. Returns a function that stops it.
 */
export function reloadOnReturn(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  async function reload(): Promise<void> {
    if (document.hidden || !(await isReachable())) return
    await whenFinished()
    if (signal.aborted) return
    stopped.abort()
    window.location.reload()
  }
  window.addEventListener('online', () => void reload(), { signal })
  // The event of the document, which bubbles.
  window.addEventListener('visibilitychange', () => void reload(), { signal })
  return () => stopped.abort()
}
