import { queryOptions } from '@tanstack/react-query'
import type { Engagement } from '@touchline/engagement-sdk'
import { PredictorError } from '../config/predictor-error.ts'
import { playerFromProfile, readProfile } from '../platform/profile.ts'
import { keys } from './keys.ts'

/** The platform client of one player. */
export interface PlatformSession {
  readonly engagement: Engagement
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
    // Without a player there is no screen.
    throwOnError: (_error, { state }) => state.data === undefined,
  })
}

async function initialise(engagement: Engagement) {
  try {
    return await engagement.init()
  } catch (cause) {
    if (engagement.application !== undefined) throw cause
    // It is read once, without a retry (specification, section 7).
    throw new PredictorError('The application could not be read', { cause })
  }
}
