import { createContext } from 'react'
import type { Game } from './game.ts'

/** The game that holds here. */
export const GameContext = createContext<Game | undefined>(undefined)
