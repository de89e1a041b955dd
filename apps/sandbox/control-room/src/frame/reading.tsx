import { Notice, Skeleton } from '@touchline/ui-kit'
import type { ReactElement, ReactNode } from 'react'

interface ReadingProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null }
  readonly children: (data: T) => ReactNode
}

/** Renders the last result of a query; before the first, a placeholder or the reason why it failed. */
export function Reading<T>({ query, children }: ReadingProps<T>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error) return <Notice tone="negative">{query.error.message}</Notice>
  return <Skeleton shape="block" height="12rem" />
}
