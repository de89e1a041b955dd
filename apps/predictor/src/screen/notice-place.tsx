import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './notice-place.module.css'

/** An element in the flow of the page that notices about other screens can be rendered into. */
interface NoticePlaceEntry {
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

const NoticePlacesContext = createContext<NoticePlaces>({
  place: undefined,
  add: () => () => undefined,
})

/** The ranks of the places, from the one that is used when there is no other. */
const RANKS = { page: 0, list: 1, bar: 2 } as const

interface NoticePlaceProps {
  readonly of: keyof typeof RANKS
}

/** Renders an element that takes up space for notices about other screens while there are any. */
export function NoticePlace({ of }: NoticePlaceProps) {
  const { add } = use(NoticePlacesContext)
  const register = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : add({ element, rank: RANKS[of] })),
    [add, of],
  )
  return <div ref={register} className={styles['place']} data-of={of} />
}

/** Renders a notice where it is in sight and covers no control. */
export function InNoticePlace({ children }: { readonly children: ReactNode }) {
  const { place } = use(NoticePlacesContext)
  return place === undefined ? children : createPortal(children, place)
}

/** The scroll padding of app.css, for the bars. */
const BAR_PX = 96

/**
 * Chooses where notices about other screens are rendered: in the bar at the lower edge if the screen has one, else at the
 * end of the list or of the page, where they stick to the lower edge of the viewport.
 */
export function NoticePlaces({ children }: { readonly children: ReactNode }) {
  const [entries, setEntries] = useState<readonly NoticePlaceEntry[]>([])
  const add = useCallback((entry: NoticePlaceEntry) => {
    setEntries((before) => [...before, entry])
    return () => setEntries((before) => before.filter((one) => one !== entry))
  }, [])
  const place = highest(entries)?.element
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
    <NoticePlacesContext value={useMemo(() => ({ place, add }), [place, add])}>
      {children}
      <NoticePlace of="page" />
    </NoticePlacesContext>
  )
}

function highest(entries: readonly NoticePlaceEntry[]): NoticePlaceEntry | undefined {
  return [...entries].sort((a, b) => b.rank - a.rank)[0]
}
