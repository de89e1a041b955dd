import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '../engagement/engagement.ts'
import type { RealtimeMessage } from '../realtime/envelope.ts'
import { isRealtimeUnavailableError } from '../realtime/errors.ts'
import { fetchHistory } from '../realtime/history.ts'
import { isLater } from '../realtime/timetoken.ts'
import { engagementKeys } from './engagement-keys.ts'
import type { EngagementQuery, QueryContext } from './engagement-query.ts'
import { type QueryReadiness, untilReady } from './readiness.ts'

/** What one history call with actions returns at most. */
export const DEFAULT_LIMIT = 25

/** Options of {@link messagesQuery}. */
export interface MessagesQueryOptions extends QueryReadiness {
  readonly channel: string
  /** The newest messages that are kept, 100 at most. @default 25 */
  readonly limit?: number | undefined
}

/**
 * Returns the query of a channel's newest messages, oldest first. Without real-time keys there are none. A read keeps messages
 * in the cache that are newer than those it received; `useMessages` adds them as they are published.
 *
 * @example await queryClient.prefetchQuery(messagesQuery(engagement, { channel }))
 */
export function messagesQuery(
  engagement: Engagement,
  { channel, ready, limit = DEFAULT_LIMIT }: MessagesQueryOptions,
): EngagementQuery<readonly RealtimeMessage[]> {
  const queryKey = [...engagementKeys.messages(channel), { limit }] as const
  const queryFn = async ({ client, signal }: QueryContext): Promise<readonly RealtimeMessage[]> => {
    await untilReady(engagement, ready, signal)
    const history = await readHistory(engagement, { channel, max: limit, signal })
    const newest = history.at(-1)
    const known = client.getQueryData<readonly RealtimeMessage[]>(queryKey) ?? []
    const newer = known.filter((one) => newest === undefined || isLater(one.timetoken, newest.timetoken))
    return [...history, ...newer].slice(-limit)
  }
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn }
}

async function readHistory(
  engagement: Engagement,
  options: Parameters<typeof fetchHistory>[1],
): Promise<readonly RealtimeMessage[]> {
  try {
    return await fetchHistory(engagement, options)
  } catch (error) {
    if (isRealtimeUnavailableError(error)) return []
    throw error
  }
}
