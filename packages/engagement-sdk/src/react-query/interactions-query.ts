import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { NotInitialisedError } from '../engagement/not-initialised-error.ts'
import { EngagementError } from '../errors/engagement-error.ts'
import { getWidgetsInteractions, type WidgetSelection } from '../resources/get-interactions.ts'
import type { ProgramRef } from '../resources/program-ref.ts'
import type { Interactions } from '../resources/read-interactions.ts'
import { engagementKeys } from './engagement-keys.ts'
import type { EngagementQuery, QueryContext } from './engagement-query.ts'

/** Options of {@link interactionsQuery}: the widgets of a program. */
export type InteractionsQueryOptions = CallOptions & ProgramRef & WidgetSelection

/**
 * Returns the query of the own answers to the widgets of a program. Its key contains the player, so create it after `init`: a
 * query that was created without a player, or for another one, fails instead of showing another player's answers.
 *
 * @example const { data } = useQuery(interactionsQuery(engagement, { program, widgets }))
 */
export function interactionsQuery(
  engagement: Engagement,
  options: InteractionsQueryOptions,
): EngagementQuery<Interactions> {
  const { program, programId, widgets, widgetKinds } = options
  const profileId = engagement.profile?.id
  const widgetIds = widgets?.map(({ id }) => id)
  const queryFn = async ({ signal }: QueryContext) => {
    if (profileId === undefined) throw new NotInitialisedError()
    const interactions = await getWidgetsInteractions(engagement, { ...options, signal })
    if (engagement.profile?.id === profileId) return interactions
    throw new EngagementError('The player changed, so these answers belong to another query.', {
      code: 'superseded',
    })
  }
  const queryKey = [
    ...engagementKeys.interactions(program?.id ?? programId ?? ''),
    { profileId, widgetIds, widgetKinds },
  ] as const
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn }
}
