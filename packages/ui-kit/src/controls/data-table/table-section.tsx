import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../internal/use-latest.ts'

/** The distance from the viewport at which a section is removed and rendered again. */
const NEAR = '800px 0px'

type TableSectionProps = {
  /** The height before the first render of the rows. Undefined to start with the rows. */
  readonly initialHeight?: number | undefined
  /** Called when the section comes near the viewport. */
  readonly onNear?: (() => void) | undefined
  /** Whether the rows are always rendered. */
  readonly isKept?: boolean | undefined
  readonly rows: () => ReactNode
}

/** Renders a section of a table: its rows while they are near the viewport, otherwise a gap of the same height. */
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
  // A table section without rows has a height only as a block.
  if (height !== undefined && !isKept)
    return <tbody ref={body} style={{ display: 'block', blockSize: height }} />
  return <tbody ref={body}>{rows()}</tbody>
}
