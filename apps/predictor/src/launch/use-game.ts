import { use } from 'react'
import type { Game } from './game.ts'
import { GameContext } from './game-context.ts'

/** The game of the nearest GameProvider. */
export function useGame(): Game {
  const game = use(GameContext)
  if (game === undefined)
    throw new Error('useGame stands outside a GameProvider. Render the screen inside one.')
  return game
}
