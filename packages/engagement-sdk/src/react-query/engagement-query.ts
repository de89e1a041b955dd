import type { DataTag, QueryFunctionContext } from '@tanstack/react-query'

/** What the function of a query needs: a query with a key of your own, and code without a query, may call it too. */
export interface QueryContext extends Pick<QueryFunctionContext, 'client'> {
  readonly signal?: AbortSignal | undefined
}

/** Options of a query: for `useQuery`, `prefetchQuery` and every other function that takes query options. */
export interface EngagementQuery<Data> {
  /** Has the type of the data: `queryClient.getQueryData(queryKey)` returns it. */
  readonly queryKey: DataTag<readonly unknown[], Data, Error>
  readonly queryFn: (context: QueryContext) => Promise<Data>
}
