import { type ComponentType, lazy, Suspense } from 'react'
import { BoardSkeleton } from './board-skeleton.tsx'
import type { MatesTableProps } from './mates-table.tsx'

const MatesTable = lazy(async (): Promise<{ readonly default: ComponentType<MatesTableProps> }> => {
  return { default: (await import('./mates-table.tsx')).MatesTable }
})

/** Renders the rows of mates. */
export function LazyMatesTable(props: MatesTableProps) {
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <MatesTable {...props} />
    </Suspense>
  )
}
