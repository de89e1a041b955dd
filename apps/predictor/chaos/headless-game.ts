import { settingsFrom } from '../src/config/settings.ts'
import { tournamentById } from '../src/config/tournament-by-id.ts'
import { analyticsConsentOf } from '../src/device/analytics-consent.ts'
import type { DeviceStorage } from '../src/device/device-storage.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'
import { CHAOS_TOURNAMENT } from './season.ts'

interface GameParts {
  readonly platformUrl: string
  readonly token: string
  readonly storage: DeviceStorage
  readonly fetch: typeof globalThis.fetch
}

/** Returns the query of the address with which a fan starts the game. */
export function launchSearch(token: string): string {
  return `?tournamentId=${CHAOS_TOURNAMENT}&accessToken=${token}`
}

/** Creates the game of one fan without a page. */
export function headlessGame({ platformUrl, token, storage, fetch }: GameParts): Game {
  const settings = { platformEndpoint: `${platformUrl}/api/v1/`, gameCentreUrl: platformUrl }
  return createGame({
    launch: launchParams(launchSearch(token)),
    settings: settingsFrom({}, JSON.stringify(settings)),
    entry: tournamentById(CHAOS_TOURNAMENT),
    storage,
    consent: analyticsConsentOf(storage),
    fetch,
  })
}
