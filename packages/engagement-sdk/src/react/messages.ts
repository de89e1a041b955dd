// Server components import the options from the same file as the hooks, and their React has no named export for hooks.

import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import * as React from 'react'
import type { Engagement } from '../engagement/engagement.ts'
import type { RealtimeMessage } from '../realtime/envelope.ts'
import { availableHistory } from '../realtime/history.ts'
import { onMessage } from '../realtime/messages.ts'
import { isSameMessage } from '../realtime/subscriptions.ts'
import { isLater, timetokenAt } from '../realtime/timetoken.ts'
import {
  type EngagementQuery,
  engagementKeys,
  engagementQuery,
  useEngagementQuery,
  useProfileId,
} from './query.ts'

/** The most that one history call with actions returns. */
const DEFAULT_LIMIT = 25

export interface MessagesQueryOptions {
  readonly channel: string
  /** The newest messages that are kept, 100 at most. @default 25 */
  readonly limit?: number | undefined
}

/**
 * Returns the query of a channel's newest messages, oldest first. Without real-time keys there are none. A read keeps messages
 * in the cache that are newer than those it received; `useMessages` adds them as they are published.
 */
export function messagesQuery(
  engagement: Engagement,
  { channel, limit = DEFAULT_LIMIT }: MessagesQueryOptions,
): EngagementQuery<readonly RealtimeMessage[]> {
  const queryKey = [...engagementKeys.messages(channel), { limit }]
  return engagementQuery(engagement, queryKey, async ({ client, signal }) => {
    const history = await availableHistory(engagement, { channel, max: limit, signal })
    const newest = history.at(-1)
    const known = client.getQueryData<readonly RealtimeMessage[]>(queryKey) ?? []
    const newer = known.filter((one) => newest === undefined || isLater(one.timetoken, newest.timetoken))
    return [...history, ...newer].slice(-limit)
  })
}

/** The clocks of the platform and of the real-time service may differ by this much. */
const CLOCK_MARGIN_MS = 5000

export interface UseMessagesOptions extends MessagesQueryOptions {
  /** The program whose timeline is polled while real-time is missing or down. @default none */
  readonly programId?: string | undefined
}

/**
 * Reads the newest messages of a channel and adds those published while the component is mounted, without a gap between
 * the two. Renders again with each message.
 *
 * @param options undefined while the channel is unknown: nothing is read
 */
export function useMessages(
  engagement: Engagement,
  options: UseMessagesOptions | undefined,
): UseQueryResult<readonly RealtimeMessage[]> {
  const client = useQueryClient()
  const profileId = useProfileId(engagement)
  const result = useEngagementQuery(engagement, options && messagesQuery(engagement, options))
  const { channel, limit, programId } = options ?? {}
  // The messages of a channel are received even if its history cannot be read.
  const isSettled = !result.isPending
  React.useEffect(() => {
    if (channel === undefined || profileId === undefined || !isSettled) return undefined
    return addPublished(client, engagement, { channel, limit, programId })
  }, [client, engagement, profileId, channel, limit, programId, isSettled])
  return result
}

/** Adds messages to the cache as they are published, until the returned function is called. */
function addPublished(client: QueryClient, engagement: Engagement, options: UseMessagesOptions): () => void {
  const { channel, limit = DEFAULT_LIMIT, programId } = options
  const { queryKey } = messagesQuery(engagement, options)
  const newest = client.getQueryData(queryKey)?.at(-1)
  // A message arrives again if two components show the channel, or if a read of the history was faster.
  const add = (message: RealtimeMessage) =>
    client.setQueryData(queryKey, (known = []) =>
      known.some((each) => isSameMessage(each, message)) ? known : [...known, message].slice(-limit),
    )
  return onMessage(engagement, channel, add, {
    programIds: programId === undefined ? [] : [programId],
    since: newest?.timetoken ?? timetokenAt(engagement.now() - CLOCK_MARGIN_MS),
  })
}
