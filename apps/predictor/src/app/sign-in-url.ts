import { createContext } from 'react'

/** Address of the host site's sign-in page; undefined if the deployment names none. */
export const SignInUrl = createContext<string | undefined>(undefined)
