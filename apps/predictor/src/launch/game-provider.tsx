import type { ReactNode } from 'react'
import { type Game, GameContext } from './game.ts'

interface GameProviderProps {
  readonly game: Game
  readonly children: ReactNode
}

/** Provides the game to its children. */
export function GameProvider({ game, children }: GameProviderProps) {
  return <GameContext value={game}>{children}</GameContext>
}
