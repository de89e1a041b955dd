import { settingsFrom } from '../src/config/settings.ts'
import { tournamentById } from '../src/config/tournament-by-id.ts'
import { createGame, type Game } from '../src/launch/game.ts'
import { launchParams } from '../src/launch/launch-params.ts'
import { deviceStorage } from '../src/platform/device-storage.ts'

/** A game that was launched and has asked for nothing yet; it keeps things in memory. */
export function aGame(): Game {
  const search = '?tournamentId=120-2024&accessToken=fan-token'
  return createGame({
    search,
    launch: launchParams(search),
    settings: settingsFrom({}, ''),
    entry: tournamentById('120-2024'),
    storage: deviceStorage(() => {
      throw new Error('No storage here.')
    }),
  })
}
