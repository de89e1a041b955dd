import { lazy, Suspense } from 'react'
import { neededPart } from '../../loading/needed-part.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { MatesTableProps } from './mates-table.tsx'

const MatesTable = lazy(() =>
  neededPart(async () => ({ default: (await import('./mates-table.tsx')).MatesTable })),
)

/** Renders the rows of mates. */
export function LazyMatesTable(props: MatesTableProps) {
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <MatesTable {...props} />
    </Suspense>
  )
}
