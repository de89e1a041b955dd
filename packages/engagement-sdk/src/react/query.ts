// Server components import the options from the same file as the hooks, and their React has no named export for hooks.

import {
  type DataTag,
  type QueryFunctionContext,
  queryOptions,
  skipToken,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import * as React from 'react'
import type { Engagement } from '../engagement/engagement.ts'
import { superseded } from '../engagement/session.ts'
import { NotInitialisedError } from '../errors/errors.ts'
import { waitFor } from '../http/abort.ts'

/**
 * The beginnings of the query keys, for `invalidateQueries` and `removeQueries`. The complete key of a query is part of its
 * options: `widgetsQuery(engagement, options).queryKey`.
 */
export const engagementKeys = {
  all: () => ['engagement'] as const,
  widgets: (programId: string) => ['engagement', 'widgets', programId] as const,
  /** The own answers to the widgets of a program. */
  interactions: (programId: string) => ['engagement', 'interactions', programId] as const,
  leaderboards: () => ['engagement', 'leaderboard'] as const,
  leaderboard: (leaderboardId: string) => ['engagement', 'leaderboard', leaderboardId] as const,
  messages: (channel: string) => ['engagement', 'messages', channel] as const,
}

/** What the function of a query needs: a query with a key of your own, and code without a query, may call it too. */
export interface QueryContext extends Pick<QueryFunctionContext, 'client'> {
  readonly signal?: AbortSignal | undefined
}

/** Options of a query: for `useQuery`, `prefetchQuery` and every other function that takes query options. */
export interface EngagementQuery<Data> {
  /** Has the type of the data: `queryClient.getQueryData(queryKey)` returns it. */
  readonly queryKey: DataTag<readonly unknown[], Data, Error>
  readonly queryFn: (context: QueryContext) => Promise<Data>
  /** False for a query of the player's own data that was created without a player. */
  readonly enabled: boolean
}

/** Returns the options of a query, whose key has the type of its data, and which waits for `init`. */
export function engagementQuery<Data>(
  engagement: Engagement,
  queryKey: readonly unknown[],
  read: EngagementQuery<Data>['queryFn'],
): EngagementQuery<Data> {
  const queryFn: typeof read = async (context) => {
    await untilReady(engagement, context.signal)
    return read(context)
  }
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn, enabled: true }
}

/**
 * Returns the options of a query of the player's own data, whose key contains the player. It fails if it was created without a
 * player, or if another one has come, instead of showing another player's data.
 */
export function ownQuery<Data>(
  engagement: Engagement,
  key: readonly unknown[],
  read: EngagementQuery<Data>['queryFn'],
): EngagementQuery<Data> {
  const profileId = engagement.profile?.id
  const query = engagementQuery(engagement, [...key, profileId], read)
  return {
    ...query,
    enabled: profileId !== undefined,
    async queryFn(context) {
      if (profileId === undefined) throw new NotInitialisedError()
      const data = await query.queryFn(context)
      if (engagement.profile?.id === profileId) return data
      throw superseded()
    },
  }
}

/** Calls the listener when an `init` has ended or the player has signed out, until the returned function is called. */
function onSessionChange(engagement: Engagement, listener: () => void): () => void {
  const stops = (['ready', 'failed', 'signedOut'] as const).map((name) => engagement.on(name, listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Resolves when `init` has finished. Rejects with the error of an `init` that fails or has failed, or with the signal's reason. */
export async function untilReady(engagement: Engagement, signal: AbortSignal | undefined): Promise<void> {
  const { internals } = engagement
  while (engagement.phase !== 'ready') {
    if (internals.failure) throw internals.failure.cause
    // A query must not wait for ever after `dispose`.
    await waitFor<void>((resolve) => onSessionChange(engagement, resolve), signal, internals.disposal)
  }
}

/** Runs a query, or nothing while there is none. Renders again with each player, so that an own query follows the player. */
export function useEngagementQuery<Data>(
  engagement: Engagement,
  query: EngagementQuery<Data> | undefined,
): UseQueryResult<Data> {
  useProfileId(engagement)
  const { queryKey = engagementKeys.all(), queryFn = skipToken, enabled = true } = query ?? {}
  const result = useQuery<Data, Error, Data, readonly unknown[]>({ queryKey, queryFn, enabled })
  return useRecovered(engagement, result)
}

/** Returns the result of a query. One that has failed, perhaps with an `init`, is repeated when the next `init` has finished. */
export function useRecovered<Result extends Pick<UseQueryResult, 'isError' | 'refetch'>>(
  engagement: Engagement,
  result: Result,
): Result {
  const { isError, refetch } = result
  React.useEffect(
    () => (isError ? engagement.on('ready', () => void refetch()) : undefined),
    [engagement, isError, refetch],
  )
  return result
}

/** Returns the id of the player; undefined until `init` has finished. */
export function useProfileId(engagement: Engagement): string | undefined {
  const subscribe = React.useCallback(
    (onChange: () => void) => onSessionChange(engagement, onChange),
    [engagement],
  )
  const read = () => engagement.profile?.id
  return React.useSyncExternalStore(subscribe, read, read)
}
