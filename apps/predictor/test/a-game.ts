import { settingsFrom } from '../src/config/settings.ts'
import { tournamentById } from '../src/config/tournament-by-id.ts'
import type { TournamentEntry } from '../src/config/tournaments/tournament-entry.ts'
import { deviceStorage } from '../src/device/device-storage.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'
import { analyticsConsentOf } from '../src/platform/analytics-consent.ts'

/** A game that was launched and has asked for nothing yet; it keeps things in memory. */
export function aGame(entry: TournamentEntry = tournamentById('120-2024')): Game {
  const search = `?tournamentId=${entry.tournament.id}&accessToken=fan-token`
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  return createGame({
    search,
    launch: launchParams(search),
    settings: settingsFrom({}, ''),
    entry,
    storage,
    consent: analyticsConsentOf(storage),
  })
}
