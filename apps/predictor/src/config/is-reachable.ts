const ANSWERS_WITHIN_MS = 10_000
const SERVER_ERROR = 500

/** A page whose server can be asked. */
export interface ReachingPage extends Pick<Window, 'fetch'> {
  readonly location: Pick<Location, 'pathname'>
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
