import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './notice-place.module.css'

type PlaceName = 'page' | 'list' | 'bar'

interface Places {
  /** The element that notices are rendered into now. */
  readonly place: HTMLElement | undefined
  readonly setPlace: (name: PlaceName, element: HTMLElement | null) => void
}

const PlacesContext = createContext<Places>({ place: undefined, setPlace: () => undefined })

/** Renders an element that takes up space for notices about other screens while there are any. */
export function NoticePlace({ of }: { readonly of: PlaceName }) {
  const { setPlace } = use(PlacesContext)
  const ref = useCallback((element: HTMLElement | null) => setPlace(of, element), [setPlace, of])
  return <div ref={ref} className={styles['place']} data-of={of} />
}

/** Renders a notice where it is in sight and covers no control. */
export function InNoticePlace({ children }: { readonly children: ReactNode }) {
  const { place } = use(PlacesContext)
  return place === undefined ? children : createPortal(children, place)
}

/** The scroll padding of app.css, for the bars. */
const BAR_PX = 96

/**
 * Chooses where notices about other screens are rendered: in the bar at the lower edge if the screen has one, else at the
 * end of the list or of the page, where they stick to the lower edge of the viewport.
 */
export function NoticePlaces({ children }: { readonly children: ReactNode }) {
  const [places, setPlaces] = useState<Partial<Record<PlaceName, HTMLElement | null>>>({})
  const setPlace = useCallback(
    (name: PlaceName, element: HTMLElement | null) => setPlaces((before) => ({ ...before, [name]: element })),
    [],
  )
  const place = places.bar ?? places.list ?? places.page ?? undefined
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
    <PlacesContext value={useMemo(() => ({ place, setPlace }), [place, setPlace])}>
      {children}
      <NoticePlace of="page" />
    </PlacesContext>
  )
}
