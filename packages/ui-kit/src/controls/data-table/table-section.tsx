import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../internal/use-latest.ts'

/** How far from what is in sight a stretch leaves the document, and comes back. */
const NEAR = '800px 0px'

type TableSectionProps = {
  /** Its height before it was ever seen; undefined where it begins with its rows. */
  readonly initialHeight?: number | undefined
  /** It comes near. */
  readonly onNear?: (() => void) | undefined
  /** Keeps the rows in the document wherever they are. */
  readonly isKept?: boolean | undefined
  readonly rows: () => ReactNode
}

/** A stretch of a table: its rows while they are near what is in sight, else a gap of the same height. */
export function TableSection({
  initialHeight,
  onNear,
  isKept = false,
  rows,
}: TableSectionProps): ReactElement {
  const body = useRef<HTMLTableSectionElement>(null)
  const near = useLatest(onNear)
  const [height, setHeight] = useState(initialHeight)
  useLayoutEffect(() => {
    const section = body.current
    if (!section || isKept || !window.IntersectionObserver) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting
        if (isNear) near.current?.()
        setHeight(isNear && !near.current ? undefined : section.offsetHeight)
      },
      { rootMargin: NEAR },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [near, isKept])
  // Without rows it is a block, because only then a group of none has a height.
  if (height !== undefined && !isKept)
    return <tbody ref={body} style={{ display: 'block', blockSize: height }} />
  return <tbody ref={body}>{rows()}</tbody>
}
