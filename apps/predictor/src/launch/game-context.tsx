import { createContext, type ReactNode, use } from 'react'
import type { Game } from './game.ts'

const GameContext = createContext<Game | undefined>(undefined)

interface GameProviderProps {
  readonly game: Game
  readonly children: ReactNode
}

export function GameProvider({ game, children }: GameProviderProps) {
  return <GameContext value={game}>{children}</GameContext>
}

export function useGame(): Game {
  const game = use(GameContext)
  if (game === undefined)
    throw new Error('useGame stands outside a GameProvider. Render the screen inside one.')
  return game
}
