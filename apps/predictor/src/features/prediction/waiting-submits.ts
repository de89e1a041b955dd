import type { FixtureId, Prediction } from '@touchline/game-rules'
import type { Game } from '../../launch/game.ts'

/** The Submits that wait for a connection: by match, the answers that were known as saved when it was pressed. */
type WaitingSubmits = Map<FixtureId, Prediction>

const byGame = new WeakMap<Game, WaitingSubmits>()

/** Those of one game. They outlast the screen of their match, and end with the page. */
export function waitingSubmitsOf(game: Game): WaitingSubmits {
  const known = byGame.get(game) ?? new Map()
  byGame.set(game, known)
  return known
}
