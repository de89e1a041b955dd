import { createWidgetInteraction } from '@touchline/engagement-sdk'
import {
  aLeaderboard,
  anEntry,
  aProfile,
  createPlatform,
  type TestPlatform,
} from '@touchline/engagement-sdk/testing'
import { settingsFrom } from '../src/config/settings.ts'
import { type TournamentEntry, tournamentById } from '../src/config/tournaments.ts'
import { deviceStorage, playerStoreOf } from '../src/device/device-storage.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'
import { aFixtureProgram, eightWidgets } from './makers.ts'

/** Returns a platform in memory with a welcomed fan and one match, 'f1', in round 10, and the boards of the round and the season. */
export function platformWithMatch(): TestPlatform {
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
export function publishResults(platform: TestPlatform): void {
  changeMatch(platform, { all_results_available: true })
}

/** Marks the match as called off. */
export function callOff(platform: TestPlatform): void {
  changeMatch(platform, { match_status: 'void' })
}

function changeMatch({ state }: TestPlatform, facts: Readonly<Record<string, unknown>>): void {
  for (const program of state.programs.values()) {
    const custom_data = JSON.stringify({ ...JSON.parse(program.custom_data ?? ''), ...facts })
    state.programs.set(program.id, { ...program, custom_data })
  }
}

/** Adds the match 'f2', with questions of its own. */
export function addSecondMatch(platform: TestPlatform): void {
  const widgets = eightWidgets().map((widget) => ({ ...widget, id: `second-${widget.id}` }))
  platform.addProgram({ program: aFixtureProgram({ id: 'f2' }), widgets })
}

interface Launched {
  readonly platform?: TestPlatform
  readonly entry?: TournamentEntry
}

/** Returns a game on this platform, with storage in memory. It has requested nothing yet. */
export function launchedGame({
  platform = platformWithMatch(),
  entry = tournamentById('120-2024'),
}: Launched = {}) {
  const { endpoint: platformEndpoint, clientId, fetch } = platform
  const storage = deviceStorage(() => {
    throw new Error('No storage here.')
  })
  const game = createGame({
    launch: launchParams(`?tournamentId=${entry.tournament.id}&accessToken=fan-token`),
    settings: settingsFrom(JSON.stringify({ platformEndpoint, clientId })),
    entry,
    storage,
    fetch,
  })
  return { platform, game }
}

/** Returns the game of the player 'fan' on a platform that never responds. */
export function aGame(entry?: TournamentEntry): Game {
  const platform = createPlatform()
  platform.inject({ fault: 'hang', times: Number.POSITIVE_INFINITY })
  const { game } = launchedGame({ platform, ...(entry !== undefined && { entry }) })
  const store = playerStoreOf('fan', game.storage)
  return { ...game, playerStore: () => store }
}

/** Stores votes for these options on the platform, as an earlier visit of the fan did. */
export async function storeVotes(
  { engagement }: Pick<Game, 'engagement'>,
  { state }: TestPlatform,
  optionIds: readonly string[],
): Promise<void> {
  for (const widget of state.widgets.values()) {
    const option = widget.options.find(({ id }) => optionIds.includes(id))
    if (option !== undefined) await createWidgetInteraction(engagement, { widget, interactionItem: option })
  }
}

/** Stores answers as another device of the fan does. @example answerElsewhere(platform, 'minute.33') */
export async function answerElsewhere(
  platform: TestPlatform,
  ...optionIds: readonly string[]
): Promise<void> {
  const { game } = launchedGame({ platform })
  await game.engagement.init()
  await storeVotes(game, platform, optionIds)
}
