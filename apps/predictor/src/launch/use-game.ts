import { use } from 'react'
import { PredictorError } from '../config/predictor-error.ts'
import type { Game } from './game.ts'
import { GameContext } from './game-context.ts'

/** The game of the nearest GameProvider. */
export function useGame(): Game {
  const game = use(GameContext)
  if (game === undefined)
    throw new PredictorError('useGame was called outside a GameProvider. Render the screen inside one.')
  return game
}
