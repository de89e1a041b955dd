import { createContext, use } from 'react'
import { PredictorError } from '../config/predictor-error.ts'
import type { Game } from './game.ts'

/** The game of the nearest provider. */
export const GameContext = createContext<Game | undefined>(undefined)

/** Returns the game of the nearest GameProvider. */
export function useGame(): Game {
  const game = use(GameContext)
  if (game === undefined)
    throw new PredictorError('useGame was called outside a GameProvider. Render the screen inside one.')
  return game
}
