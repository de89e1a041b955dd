import { createWidgetInteraction } from '@touchline/engagement-sdk'
import { aProfile, createPlatform } from '@touchline/engagement-sdk/testing'
import { settingsFrom } from '../src/config/settings.ts'
import { tournamentById } from '../src/config/tournament-by-id.ts'
import { analyticsConsentOf } from '../src/device/analytics-consent.ts'
import { deviceStorage } from '../src/device/device-storage.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'
import { aFixtureProgram, eightWidgets } from './makers.ts'

export const LAUNCH_SEARCH = '?tournamentId=120-2024&accessToken=fan-token'

/** A platform in memory with a welcomed fan and one match, 'f1', in round 10. */
export function platformWithMatch() {
  const platform = createPlatform()
  const custom_data = '{"hideWelcomeScreen":true}'
  platform.addProfile({ profile: aProfile({ custom_data }), token: 'fan-token' })
  platform.addProgram({ program: aFixtureProgram(), widgets: eightWidgets() })
  return platform
}

interface Launched {
  readonly platform?: ReturnType<typeof platformWithMatch>
}

/** A game on this platform. It has requested nothing yet. */
export function launchedGame({ platform = platformWithMatch() }: Launched = {}) {
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

/** Stores votes for these options on the platform, as an earlier visit of the fan did. */
export async function storeVotes(
  { engagement }: Pick<Game, 'engagement'>,
  { state }: ReturnType<typeof platformWithMatch>,
  optionIds: readonly string[],
): Promise<void> {
  for (const widget of state.widgets.values()) {
    const option = widget.options.find(({ id }) => optionIds.includes(id))
    if (option !== undefined) await createWidgetInteraction(engagement, { widget, interactionItem: option })
  }
}
