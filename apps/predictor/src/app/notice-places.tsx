import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { NoticePlace } from '../screen/notice-place.tsx'
import { type NoticePlaceEntry, NoticePlacesContext } from '../screen/notice-places-context.ts'

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
