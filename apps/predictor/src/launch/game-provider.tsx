import type { ReactNode } from 'react'
import type { Game } from './game.ts'
import { GameContext } from './game-context.ts'

interface GameProviderProps {
  readonly game: Game
  readonly children: ReactNode
}

/** Gives everything inside one game. */
export function GameProvider({ game, children }: GameProviderProps) {
  return <GameContext value={game}>{children}</GameContext>
}
