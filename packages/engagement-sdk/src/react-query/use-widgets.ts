import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import type { TakenPages } from '../http/pages.ts'
import type { Widget } from '../wire/widget.ts'
import { type WidgetsQueryOptions, widgetsQuery } from './widgets-query.ts'

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
