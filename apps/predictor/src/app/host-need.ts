import { createContext } from 'react'

/** What the game requires and a host page can supply. */
export type Need = 'token' | 'tournament'

/** Sends the host page what is missing. Does nothing without a host page. */
export const TellNeed = createContext<(need: Need) => void>(() => undefined)
