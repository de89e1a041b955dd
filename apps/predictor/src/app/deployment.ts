import { createContext } from 'react'
import type { Settings } from '../config/settings.ts'

/** What an error screen offers, also before there is a game: the host site's sign-in, and the practice match. */
export type Deployment = Pick<Settings, 'signInUrl' | 'practiceMatch'>

export const DeploymentContext = createContext<Deployment>({ practiceMatch: true })
