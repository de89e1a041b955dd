import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './places.module.css'

/** Places of the header, for its screen, and places for notices about other screens. */
type PlaceName = 'line' | 'action' | 'bar' | 'list' | 'page'

interface Places {
  /** The elements that are on the page now. */
  readonly elements: Partial<Record<PlaceName, HTMLElement | null>>
  readonly setPlace: (name: PlaceName, element: HTMLElement | null) => void
}

const PlacesContext = createContext<Places>({ elements: {}, setPlace: () => undefined })

/** Renders an element that other components render into. It takes up no space while it is empty. */
export function Place({ of }: { readonly of: PlaceName }) {
  const { setPlace } = use(PlacesContext)
  const ref = useCallback((element: HTMLElement | null) => setPlace(of, element), [setPlace, of])
  return <div ref={ref} className={styles['place']} data-of={of} />
}

interface InPlaceProps {
  readonly children: ReactNode
}

/** Renders a line under the title of the header. */
export function HeaderLine({ children }: InPlaceProps) {
  const { line } = use(PlacesContext).elements
  return line && createPortal(children, line)
}

/** Renders a control at the end of the header. */
export function HeaderAction({ children }: InPlaceProps) {
  const { action } = use(PlacesContext).elements
  return action && createPortal(children, action)
}

/**
 * Renders a notice about another screen where it is in sight and covers no control: in the bar at the lower edge if the screen has
 * one, else at the end of the list or of the page, where it sticks to the lower edge of the viewport.
 */
export function InNoticePlace({ children }: InPlaceProps) {
  const place = noticePlace(use(PlacesContext))
  return place === undefined ? children : createPortal(children, place)
}

function noticePlace({ elements: { bar, list, page } }: Places): HTMLElement | undefined {
  return bar ?? list ?? page ?? undefined
}

/** The scroll padding of app.css, for the bars. */
const BAR_PX = 96

/** Provides the places of the page, which ends with one for notices. */
export function PagePlaces({ children }: InPlaceProps) {
  const [elements, setElements] = useState<Places['elements']>({})
  const setPlace = useCallback<Places['setPlace']>(
    (name, element) => setElements((before) => ({ ...before, [name]: element })),
    [],
  )
  const places = useMemo(() => ({ elements, setPlace }), [elements, setPlace])
  const place = noticePlace(places)
  useEffect(() => {
    if (place === undefined) return
    const { style } = document.documentElement
    // The notice must not cover the focused element.
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = place.offsetHeight === 0 ? '' : `${BAR_PX + place.offsetHeight}px`
    })
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.scrollPaddingBlockEnd = ''
    }
  }, [place])
  return (
    <PlacesContext value={places}>
      {children}
      <Place of="page" />
    </PlacesContext>
  )
}
