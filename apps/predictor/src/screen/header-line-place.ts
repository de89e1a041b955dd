import { createContext } from 'react'

/** The place under the title of the header around a screen; null where there is no such header. */
export const HeaderLinePlace = createContext<HTMLElement | null>(null)
