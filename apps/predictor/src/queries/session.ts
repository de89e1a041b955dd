import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { type Engagement, getUserProfile, request } from '@touchline/engagement-sdk'
import { isSignedOut } from '../platform/faults.ts'
import { keys } from './keys.ts'

/** The platform client of one player. */
export interface PlatformSession {
  readonly engagement: Engagement
}

/** Options of a state that the game itself sets in the cache: no request fetches it, and it lasts as long as the page. */
export const SET_BY_THE_GAME = {
  queryFn: skipToken,
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
} as const

/** Whether the player's token is no longer valid, as far as the game knows. A token of the same player ends that. */
export const signedOutState = queryOptions<boolean>({
  ...SET_BY_THE_GAME,
  queryKey: ['signed-out'],
  initialData: false,
})

/** The owner of a token that arrived during the game; `refused` if the platform rejects it. */
type Resumed = 'same-player' | 'other-player' | 'refused'

/**
 * Continues with a token of the host page if it is the same player's. The client uses it from its next request on, and all
 * queries are invalidated, so that failed ones are repeated. The screen keeps its state.
 */
export async function resumeSession(
  { engagement }: PlatformSession,
  client: QueryClient,
  accessToken: string,
): Promise<Resumed> {
  const playerId = engagement.profile?.id
  if (playerId === undefined) return 'other-player'
  try {
    const owner = await client.fetchQuery({
      queryKey: keys.tokenOwner(accessToken),
      queryFn: () => getUserProfile(engagement, { accessToken }),
      staleTime: 0,
      gcTime: 0,
    })
    if (owner.id !== playerId) return 'other-player'
    await replaceOwnToken({ engagement }, accessToken)
  } catch (error) {
    if (isSignedOut(error)) return 'refused'
    throw error
  }
  client.setQueryData(signedOutState.queryKey, false)
  await client.invalidateQueries()
  return 'same-player'
}

/**
 * Makes the client use a new token of the same player. It sends a request with the client's own token; if that is no longer
 * valid, the client asks for the new one.
 */
async function replaceOwnToken({ engagement }: PlatformSession, accessToken: string): Promise<void> {
  const url = engagement.application?.profile_url ?? ''
  try {
    await request(engagement, { url })
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // A platform that has removed the old token responds with 403, for which no token is renewed: initialise again.
    await engagement.init({ accessToken })
  }
}
