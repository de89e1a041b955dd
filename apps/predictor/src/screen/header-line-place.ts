import { createContext } from 'react'

/** The element under the title of the header around a screen; null without such a header. */
export const HeaderLinePlace = createContext<HTMLElement | null>(null)
