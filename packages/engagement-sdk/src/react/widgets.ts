import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import { type TakenPages, takePages } from '../http/pages.ts'
import { type GetWidgetsOptions, getWidgets } from '../resources/widgets.ts'
import type { Widget } from '../wire/widget.ts'
import {
  type EngagementQuery,
  engagementKeys,
  type QueryContext,
  type QueryReadiness,
  untilReady,
} from './query.ts'

const DEFAULT_MAX_PAGES = 3

/** Options of {@link widgetsQuery}: those of `getWidgets`, and how much of the list is read. */
export type WidgetsQueryOptions = GetWidgetsOptions &
  QueryReadiness & {
    /** @default 3 */
    readonly maxPages?: number | undefined
  }

/**
 * Returns the query of a program's widgets, as one list.
 *
 * @example const { data } = useQuery({ ...widgetsQuery(engagement, { program, status: 'published' }), staleTime: 60_000 })
 */
export function widgetsQuery(
  engagement: Engagement,
  options: WidgetsQueryOptions,
): EngagementQuery<TakenPages<Widget>> {
  const { program, programId, ready, signal: _, timeoutMs, deadlineAt, ...selection } = options
  const id = program?.id ?? programId ?? ''
  const queryFn = async ({ signal }: QueryContext) => {
    await untilReady(engagement, ready, signal)
    return takePages(getWidgets(engagement, { ...options, signal }), selection.maxPages ?? DEFAULT_MAX_PAGES)
  }
  const queryKey = [...engagementKeys.widgets(id), selection] as const
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn }
}

/**
 * Reads the widgets of a program.
 *
 * @param options undefined while the program is unknown: nothing is read
 * @example const { data } = useWidgets(engagement, { programId, status: 'published' })
 */
export function useWidgets(
  engagement: Engagement,
  options: WidgetsQueryOptions | undefined,
): UseQueryResult<TakenPages<Widget>> {
  const query = widgetsQuery(engagement, options ?? { programId: '' })
  return useQuery({ ...query, enabled: options !== undefined })
}
