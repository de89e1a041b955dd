import { trustedOriginsOf } from '@touchline/engagement-sdk'
import { afterPaint } from './app/after-paint.ts'
import { PRACTICE_TOKEN } from './config/practice-token.ts'
import type { Settings } from './config/settings.ts'
import { tournamentById } from './config/tournament-by-id.ts'
import { WIDE_SCREEN } from './config/wide-screen.ts'
import { launchParams } from './launch/launch-params.ts'
import { openedPage } from './launch/opened-page.ts'
import { selectedRound } from './launch/selected-round.ts'
import { createFirstReads } from './platform/first-reads.ts'
import { titleOf } from './platform/program-title.ts'
import { readOpenedPage } from './platform/read-opened-page.ts'

/** The reads of this page. Their file is loaded and runs before the other code has arrived (decision 0033). */
export const firstReads = createFirstReads(fetch, Date.now)

const framePainted = new Promise<void>((resolve) => afterPaint(resolve))

async function start(): Promise<void> {
  const { search, pathname } = location
  const { tournamentId, accessToken: token } = launchParams(search)
  // The deployment writes it; without it, as in development, the client reads everything.
  const applicationUrl = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')?.href
  if (applicationUrl === undefined || token === PRACTICE_TOKEN) return
  const { platformOrigins, platformAddresses, tournaments } = uncheckedSettings()
  const mayHaveToken = trustedOriginsOf(applicationUrl, platformOrigins)
  const { tournament } = tournamentById(tournamentId, tournaments)
  const { matchId, showsList } = openedPage(pathname, matchMedia(WIDE_SCREEN).matches)
  await readOpenedPage({
    reads: firstReads,
    applicationUrl,
    addresses: platformAddresses,
    token,
    framePainted,
    isTrusted: (url) => mayHaveToken(new URL(url).origin),
    matchId,
    listTitle: (now) =>
      showsList ? titleOf(tournament, selectedRound(tournament, search, now).selected?.id) : undefined,
  })
}

/** The settings in the page. The game checks them: a wrong one costs the first reads, and then the game says what is wrong. */
function uncheckedSettings(): Partial<Settings> {
  return JSON.parse(document.getElementById('touchline-settings')?.textContent ?? '')
}

/** Browsers read the storage of a page from the disk when it is first used. Here nothing waits for that. */
function openStorage(): void {
  try {
    localStorage.getItem('')
  } catch {
    // The game plays without storage too, and says so.
  }
}

afterPaint(openStorage)
// The game reads what is missing, and says what is wrong with the page or the platform.
start().catch(() => undefined)
