import { createContext } from 'react'

/** An element in the flow of the page that notices about other screens can be rendered into. */
export interface NoticePlaceEntry {
  readonly element: HTMLElement
  /** The highest one is used. */
  readonly rank: number
}

export interface NoticePlaces {
  /** The element to use now. */
  readonly place: HTMLElement | undefined
  /** Adds an element. Returns a function that removes it. */
  readonly add: (entry: NoticePlaceEntry) => () => void
}

export const NoticePlacesContext = createContext<NoticePlaces>({
  place: undefined,
  add: () => () => undefined,
})
