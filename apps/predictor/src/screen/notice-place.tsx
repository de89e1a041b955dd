import { use, useCallback } from 'react'
import styles from './notice-place.module.css'
import { NoticePlacesContext } from './notice-places-context.ts'

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
