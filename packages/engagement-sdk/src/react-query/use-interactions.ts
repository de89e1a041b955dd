import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import type { Interactions } from '../resources/interactions.ts'
import { type InteractionsQueryOptions, interactionsQuery } from './interactions-query.ts'
import { useProfileId } from './use-profile-id.ts'

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
