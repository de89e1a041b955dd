import { createPlatform } from '@touchline/engagement-sdk/testing'
import { settingsFrom } from '../src/config/settings.ts'
import { type TournamentEntry, tournamentById } from '../src/config/tournaments.ts'
import { deviceStorage, playerStoreOf } from '../src/device/device-storage.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'

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
