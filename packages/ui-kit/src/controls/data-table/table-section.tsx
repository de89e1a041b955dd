import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** How far from what is in sight a stretch leaves the document, and comes back. */
const NEAR = '800px 0px'

type TableSectionProps = {
  /** Its height before it was ever seen; undefined where it begins with its rows. */
  readonly initialHeight?: number | undefined
  /** It comes near. */
  readonly onNear?: (() => void) | undefined
  readonly rows: () => ReactNode
}

/** A stretch of a table: its rows while they are near what is in sight, else a gap of the same height. */
export function TableSection({ initialHeight, onNear, rows }: TableSectionProps): ReactElement {
  const body = useRef<HTMLTableSectionElement>(null)
  const near = useRef(onNear)
  const [height, setHeight] = useState(initialHeight)
  useLayoutEffect(() => {
    near.current = onNear
  })
  useLayoutEffect(() => {
    const section = body.current
    if (section === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true
        if (isNear) near.current?.()
        const fullHeight = section.getBoundingClientRect().height
        setHeight(isNear && near.current === undefined ? undefined : fullHeight)
      },
      { rootMargin: NEAR },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [])
  // Without rows it is a block, because only then a group of none has a height.
  const gap = height === undefined ? undefined : ({ display: 'block', blockSize: height } as const)
  return (
    <tbody ref={body} style={gap}>
      {gap === undefined ? rows() : null}
    </tbody>
  )
}
