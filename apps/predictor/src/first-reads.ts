import { trustedOrigins } from '@touchline/engagement-sdk'
import { isRecord } from './config/is-record.ts'
import { PRACTICE_TOKEN } from './config/practice-token.ts'
import { launchParams } from './launch/launch-params.ts'
import { createFirstReads } from './platform/first-reads.ts'
import { readOpenedMatch } from './platform/read-opened-match.ts'

/** The reads of this page. Their file is loaded and runs before the other code has arrived (decision 0033). */
export const firstReads = createFirstReads(fetch, Date.now)

async function start(): Promise<void> {
  // The deployment writes it; without it, as in development, the client reads everything.
  const applicationUrl = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')?.href
  const { accessToken: token } = launchParams(location.search)
  if (applicationUrl === undefined || token === PRACTICE_TOKEN) return
  const mayHaveToken = trustedOrigins([applicationUrl, ...platformOrigins()])
  const isTrusted = (url: string) => mayHaveToken(new URL(url).origin)
  const matchId = matchIn(location.pathname)
  await readOpenedMatch({ reads: firstReads, applicationUrl, token, matchId, isTrusted })
}

function platformOrigins(): readonly string[] {
  const settings: unknown = JSON.parse(document.getElementById('touchline-settings')?.textContent ?? '')
  const listed = isRecord(settings) ? settings['platformOrigins'] : undefined
  return Array.isArray(listed) ? listed.map(String) : []
}

/** @example matchIn('/games/predictor/result/7') //=> '7' */
function matchIn(pathname: string): string | undefined {
  const id = /\/(?:prediction|result)\/([^/]+)\/?$/.exec(pathname)?.[1]
  return id === undefined ? undefined : decodeURIComponent(id)
}

// The game reads what is missing, and says what is wrong with the page or the platform.
start().catch(() => undefined)

/** Browsers read the storage of a page from the disk when it is first used. Here nothing waits for that. */
function openStorage(): void {
  try {
    localStorage.getItem('')
  } catch {
    // The game plays without storage too, and says so.
  }
}
openStorage()
