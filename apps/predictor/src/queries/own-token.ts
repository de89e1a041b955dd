import { queryOptions } from '@tanstack/react-query'
import { getUserProfile, request } from '@touchline/engagement-sdk'
import { isRetryable, isSignedOut } from '../platform/faults.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'

const TRIES = 3

/** The id of the player that a token belongs to, read each time. */
export function tokenOwnerQuery({ engagement }: Pick<PlatformSession, 'engagement'>, accessToken: string) {
  return queryOptions({
    queryKey: keys.tokenOwner(),
    queryFn: async () => (await getUserProfile(engagement, { accessToken })).id,
    staleTime: 0,
    gcTime: 0,
    retry: (count, error) => count < TRIES && isRetryable(error),
  })
}

/**
 * Makes the client use a new token of the same player. It sends a request with the client's own token; if that is no longer
 * valid, the client asks for the new one.
 */
export async function replaceOwnToken(
  { engagement }: Pick<PlatformSession, 'engagement'>,
  accessToken: string,
): Promise<void> {
  const url = engagement.application?.profile_url ?? ''
  try {
    await request(engagement, { url })
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // A platform that no longer knows the old token responds with 403, for which no token is renewed: initialise again.
    await engagement.init({ accessToken })
  }
}
