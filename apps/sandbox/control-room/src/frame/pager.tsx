import { BackIcon, Button, ForwardIcon } from '@touchline/ui-kit'
import type { ReactElement } from 'react'
import { PAGE_SIZE } from '../api/queries.ts'
import styles from './pager.module.css'

interface PagerProps {
  /** The name of the rows, for the labels of the arrows. */
  readonly label: string
  readonly start: number
  /** Rows on this page. */
  readonly shown: number
  readonly count?: number | undefined
  readonly hasMore: boolean
  readonly onStartChange: (start: number) => void
}

/** Renders the arrows to the previous and the next page and the range of rows; nothing if one page has all. */
export function Pager({
  label,
  start,
  shown,
  count,
  hasMore,
  onStartChange,
}: PagerProps): ReactElement | null {
  if (start === 0 && !hasMore) return null
  const total = count === undefined ? '' : ` of ${count.toLocaleString('en-GB')}`
  return (
    <nav className={styles['pager']} aria-label={`Pages of ${label}`}>
      <Button
        shape="round"
        variant="quiet"
        label="Previous page"
        disabled={start === 0}
        onClick={() => onStartChange(Math.max(0, start - PAGE_SIZE))}
      >
        <BackIcon />
      </Button>
      <span>
        {(start + 1).toLocaleString('en-GB')}–{(start + shown).toLocaleString('en-GB')}
        {total}
      </span>
      <Button
        shape="round"
        variant="quiet"
        label="Next page"
        disabled={!hasMore}
        onClick={() => onStartChange(start + PAGE_SIZE)}
      >
        <ForwardIcon />
      </Button>
    </nav>
  )
}
