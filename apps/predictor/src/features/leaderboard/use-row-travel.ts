import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Slower than other motion: the way is longer. */
const TRAVEL_MS = 400
/** A longer way is cut: the row would only be a blur. */
const MAX_ROWS = 6

interface Ranks {
  /** The rank in the own row; undefined until it is rendered. */
  readonly rank: number | undefined
  /** The rank at the player's last visit. */
  readonly seenRank: number | undefined
}

/** Lets the own row of a board travel from its former rank to a new one; not with reduced motion. */
export function useRowTravel(list: RefObject<HTMLElement | null>, { rank, seenRank }: Ranks): void {
  const lastRank = useRef<number>(undefined)
  // After every render: the row may be rendered later than its rank is known.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('tr[data-own]')
    if (rank === undefined || row === null || row === undefined) return
    const from = lastRank.current ?? seenRank ?? rank
    lastRank.current = rank
    if (from === rank || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const rows = Math.max(-MAX_ROWS, Math.min(MAX_ROWS, from - rank))
    row.animate([{ transform: `translateY(${rows * row.offsetHeight}px)` }, { transform: 'none' }], {
      duration: TRAVEL_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  })
}
