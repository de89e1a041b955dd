import { createContext } from 'react'
import type { Settings } from '../config/settings.ts'

/** What an error screen offers, also before there is a game: the host site's sign-in, and the practice match. */
export const DeploymentContext = createContext<Pick<Settings, 'signInUrl' | 'practiceMatch'>>({
  practiceMatch: true,
})

/** What the game requires and a host page can supply. */
export type Need = 'token' | 'tournament'

/** Sends the host page what is missing. Does nothing without a host page. */
export const RequestFromHost = createContext<(need: Need) => void>(() => undefined)
