import { createWidgetInteraction } from '@touchline/engagement-sdk'
import { aLeaderboard, anEntry, aProfile, createPlatform } from '@touchline/engagement-sdk/testing'
import { settingsFrom } from '../src/config/settings.ts'
import { type TournamentEntry, tournamentById } from '../src/config/tournaments.ts'
import { deviceStorage, playerStoreOf } from '../src/device/device-storage.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'
import { aFixtureProgram, eightWidgets } from './makers.ts'

export const LAUNCH_SEARCH = '?tournamentId=120-2024&accessToken=fan-token'

/** A platform in memory with a welcomed fan and one match, 'f1', in round 10, and the boards of the round and the season. */
export function platformWithMatch() {
  const platform = createPlatform()
  const custom_data = '{"hideWelcomeScreen":true}'
  const fan = platform.addProfile({ profile: aProfile({ custom_data }), token: 'fan-token' })
  const entry = anEntry({ profile_id: fan.id, profile_nickname: fan.nickname ?? '' })
  const leaderboards = ['Round 10', 'Season 2024'].map((name) =>
    platform.addLeaderboard(aLeaderboard({ name }), [entry]),
  )
  platform.addProgram({ program: aFixtureProgram({ leaderboards }), widgets: eightWidgets() })
  return platform
}

/** Marks the results of the match as available. */
export function publishResults({ state }: ReturnType<typeof platformWithMatch>): void {
  for (const program of state.programs.values()) {
    const data = { ...JSON.parse(program.custom_data ?? ''), all_results_available: true }
    state.programs.set(program.id, { ...program, custom_data: JSON.stringify(data) })
  }
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
    settings: settingsFrom(JSON.stringify({ platformEndpoint, clientId })),
    entry: tournamentById('120-2024'),
    storage,
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

/** Stores answers as another device of the fan does. @example answerElsewhere(platform, 'minute.33') */
export async function answerElsewhere(
  platform: ReturnType<typeof platformWithMatch>,
  ...optionIds: readonly string[]
): Promise<void> {
  const { game } = launchedGame({ platform })
  await game.engagement.init()
  await storeVotes(game, platform, optionIds)
}

/**
 * A game of the player 'fan' that was launched and has requested nothing yet; it stores in memory, and its platform never
 * responds.
 */
export function aGame(entry: TournamentEntry = tournamentById('120-2024')): Game {
  const search = `?tournamentId=${entry.tournament.id}&accessToken=fan-token`
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  const store = playerStoreOf('fan', storage)
  const platform = createPlatform()
  platform.inject({ fault: 'hang', times: Number.POSITIVE_INFINITY })
  const game = createGame({
    launch: launchParams(search),
    settings: settingsFrom(),
    entry,
    storage,
    fetch: platform.fetch,
  })
  return { ...game, playerStore: () => store }
}
