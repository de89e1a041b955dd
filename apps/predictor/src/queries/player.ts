import { queryOptions } from '@tanstack/react-query'
import { type Engagement, getUserProfile, type OwnProfile, request } from '@touchline/engagement-sdk'
import { PredictorError } from '../config/predictor-error.ts'
import { isRetryable, isSignedOut } from '../platform/faults.ts'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { readProfile } from '../platform/profile.ts'
import { keys } from './keys.ts'

/** The platform client of one player. */
export interface PlatformSession {
  readonly engagement: Engagement
  /** Initialises the client the first time, and resolves to the same profile from then on. */
  ready(): Promise<OwnProfile>
}

/** The application could not be read. It is read once, without a retry (specification, section 7). */
class ApplicationError extends PredictorError {
  override name = 'ApplicationError' as const

  constructor(cause: unknown) {
    super('The application could not be read', { cause })
  }
}

/** The signed-in player. The first read is the client's own initialisation. */
export function playerQuery(session: PlatformSession) {
  const { engagement } = session
  return queryOptions({
    queryKey: keys.player(),
    queryFn: async () =>
      playerFromProfile(
        engagement.phase === 'ready' ? await readProfile(engagement) : await initialise(session),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function initialise({ engagement, ready }: PlatformSession) {
  try {
    return await ready()
  } catch (error) {
    throw engagement.application === undefined ? new ApplicationError(error) : error
  }
}

/**
 * Resolves when the application has arrived, which is before the profile, to the platform's time. The profile's answer
 * may correct that time by seconds, never by days.
 */
export async function applicationArrival({
  engagement,
}: Pick<PlatformSession, 'engagement'>): Promise<number> {
  await engagement.getApplication()
  return engagement.earliestNow()
}

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
