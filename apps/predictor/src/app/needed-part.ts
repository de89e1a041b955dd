import { RELOADED_AT_KEY } from '../device/storage-keys.ts'

const AGAIN_AFTER_MS = 60_000

interface LoadedPage extends Pick<EventTarget, 'addEventListener'> {
  readonly location: Pick<Location, 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

interface Surroundings {
  readonly page?: LoadedPage
  readonly now?: () => number
}

/**
 * A part of the game that the player cannot go on without. Out of reach without a connection, it is
 * waited for. Gone, because a new version was deployed while the game was open, it comes with the page,
 * which is loaded once anew; drafts are kept, and it is never a loop.
 */
export async function neededPart<Part>(
  load: () => Promise<Part>,
  { page = window, now = Date.now }: Surroundings = {},
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!page.navigator.onLine) {
      await new Promise((resolve) => page.addEventListener('online', resolve, { once: true }))
      return neededPart(load, { page, now })
    }
    if (!mayReload(page, now())) throw error
    page.location.reload()
    return new Promise(() => {})
  }
}

/** Without storage nobody knows how often: then an error is the safer end. */
function mayReload({ sessionStorage }: LoadedPage, now: number): boolean {
  try {
    const lastAt = Number(sessionStorage.getItem(RELOADED_AT_KEY))
    sessionStorage.setItem(RELOADED_AT_KEY, String(now))
    return now - lastAt >= AGAIN_AFTER_MS
  } catch {
    return false
  }
}
