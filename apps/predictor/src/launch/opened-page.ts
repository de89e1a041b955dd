import { ROUTES } from './routes.ts'

/** What the first reads of a page depend on. */
export interface OpenedPage {
  /** The match of a prediction or a result. */
  readonly matchId: string | undefined
  /** Whether the list of matches, or the boards of its round, are in sight. */
  readonly showsList: boolean
}

const MATCH = /\/(?:prediction|result)\/([^/]+)\/?$/i

const WITHOUT_LIST: readonly string[] = [ROUTES.welcome, ROUTES.profile, ROUTES.rules]

/**
 * @param pathname may begin with the base path of the deployment
 * @param isWide whether the list stands next to a match
 * @throws URIError when the id of the match is not encoded as one
 * @example openedPage('/games/predictor/result/7', false).matchId //=> '7'
 */
export function openedPage(pathname: string, isWide: boolean): OpenedPage {
  const id = MATCH.exec(pathname)?.[1]
  if (id !== undefined) return { matchId: decodeURIComponent(id), showsList: isWide }
  return { matchId: undefined, showsList: !WITHOUT_LIST.some((path) => pathname.endsWith(path)) }
}
