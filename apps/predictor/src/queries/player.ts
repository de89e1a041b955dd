import { queryOptions } from '@tanstack/react-query'
import { PredictorError } from '../config/predictor-error.ts'
import { playerFromProfile } from '../platform/player-from-profile.ts'
import { readProfile } from '../platform/profile.ts'
import { keys } from './keys.ts'
import type { PlatformSession } from './platform-session.ts'

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
