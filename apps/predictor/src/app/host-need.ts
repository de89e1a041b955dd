import { createContext } from 'react'

/** What the game cannot go on without and a host page can supply. */
export type Need = 'token' | 'tournament'

/** Tells the page around the game what is missing; nobody is told where there is no such page. */
export const TellNeed = createContext<(need: Need) => void>(() => undefined)
