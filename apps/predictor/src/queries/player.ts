import { queryOptions } from '@tanstack/react-query'
import { type Engagement, getUserProfile, request } from '@touchline/engagement-sdk'
import { PredictorError } from '../config/predictor-error.ts'
import { isRetryable, isSignedOut } from '../platform/faults.ts'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { readProfile } from '../platform/profile.ts'
import { keys } from './keys.ts'

/** The platform client of one player. */
export interface PlatformSession {
  readonly engagement: Engagement
}

/** The application could not be read. It is read once, without a retry (specification, section 7). */
class ApplicationError extends PredictorError {
  override name = 'ApplicationError' as const

  constructor(cause: unknown) {
    super('The application could not be read', { cause })
  }
}

/** The signed-in player. The first read is the client's own initialisation. */
export function playerQuery({ engagement }: PlatformSession) {
  return queryOptions({
    queryKey: keys.player(),
    queryFn: async () =>
      playerFromProfile(
        engagement.phase === 'ready' ? await readProfile(engagement) : await initialise(engagement),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function initialise(engagement: Engagement) {
  try {
    return await engagement.init()
  } catch (error) {
    throw engagement.application === undefined ? new ApplicationError(error) : error
  }
}

/**
 * The platform's time when the application arrived, which is before the profile. The profile's response may correct it by seconds,
 * never by days.
 */
export function arrivalTimeQuery({ engagement }: PlatformSession) {
  return queryOptions({
    queryKey: keys.arrivalTime(),
    queryFn: async () => {
      await engagement.getApplication()
      return engagement.earliestNow()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const TRIES = 3

/** The id of the player that a token belongs to, read each time. */
export function tokenOwnerQuery({ engagement }: PlatformSession, accessToken: string) {
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
export async function replaceOwnToken({ engagement }: PlatformSession, accessToken: string): Promise<void> {
  const url = engagement.application?.profile_url ?? ''
  try {
    await request(engagement, { url })
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // A platform that no longer knows the old token responds with 403, for which no token is renewed: initialise again.
    await engagement.init({ accessToken })
  }
}
