import type { Application } from '../wire/application.ts'
import type { Engagement } from './engagement.ts'
import { NotInitialisedError } from './not-initialised-error.ts'
import { requireEngagement } from './require-ready.ts'

/**
 * Returns the application, for calls that need no profile.
 *
 * @throws ArgumentError 'Missing "engagement" as 1st argument.'
 * @throws NotInitialisedError 'SDK not initialised'
 */
export function requireApplication(engagement: Engagement): Application {
  requireEngagement(engagement)
  const { application } = engagement
  if (!application) throw new NotInitialisedError()
  return application
}
