import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import { superseded } from '../engagement/session.ts'
import { NotInitialisedError } from '../errors/errors.ts'
import type { CallOptions } from '../http/request.ts'
import { getProgramInteractions, type Interactions, type WidgetSelection } from '../resources/interactions.ts'
import type { ProgramRef } from '../resources/programs.ts'
import { type EngagementQuery, engagementKeys, type QueryContext, useProfileId } from './query.ts'

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
    const interactions = await getProgramInteractions(engagement, { ...options, signal })
    if (engagement.profile?.id === profileId) return interactions
    throw superseded()
  }
  const queryKey = [
    ...engagementKeys.interactions(program?.id ?? programId ?? ''),
    { profileId, widgetIds, widgetKinds },
  ] as const
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn }
}

/**
 * Reads the own answers to the widgets of a program; those of the next player after a change of player.
 *
 * @param options undefined while the program is unknown: nothing is read
 * @example const { data } = useInteractions(engagement, widgets.data && { programId, widgets: widgets.data.results })
 */
export function useInteractions(
  engagement: Engagement,
  options: InteractionsQueryOptions | undefined,
): UseQueryResult<Interactions> {
  const profileId = useProfileId(engagement)
  const query = interactionsQuery(engagement, options ?? { programId: '' })
  return useQuery({ ...query, enabled: options !== undefined && profileId !== undefined })
}
