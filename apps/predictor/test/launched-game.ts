import { aProfile, aProgram, createPlatform } from '@touchline/engagement-sdk/testing'
import { settingsFrom } from '../src/config/settings.ts'
import { tournamentById } from '../src/config/tournament-by-id.ts'
import { analyticsConsentOf } from '../src/device/analytics-consent.ts'
import { deviceStorage } from '../src/device/device-storage.ts'
import { createGame } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'

export const LAUNCH_SEARCH = '?tournamentId=120-2024&accessToken=fan-token'

/** A game on a platform in memory that has one match in round 10. It has requested nothing yet. */
export function launchedGame() {
  const platform = createPlatform()
  platform.addProfile({ profile: aProfile(), token: 'fan-token' })
  platform.addProgram({ program: aProgram({ id: 'f1', title: '120-2024 | 10' }) })
  const { endpoint: platformEndpoint, clientId, fetch } = platform
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  const game = createGame({
    launch: launchParams(LAUNCH_SEARCH),
    settings: settingsFrom({}, JSON.stringify({ platformEndpoint, clientId })),
    entry: tournamentById('120-2024'),
    storage,
    consent: analyticsConsentOf(storage),
    fetch,
  })
  return { platform, game }
}
