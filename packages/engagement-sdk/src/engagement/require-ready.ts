import { ArgumentError } from '../errors/argument-error.ts'
import type { Application } from '../wire/application.ts'
import type { Engagement } from './engagement.ts'
import { NotInitialisedError } from './not-initialised-error.ts'
import type { OwnProfile } from './own-profile.ts'

/** The state after `init`. */
export interface ReadyState {
  readonly application: Application
  readonly profile: OwnProfile
}

/**
 * Returns the application and the own profile.
 *
 * @throws ArgumentError 'Missing "engagement" as 1st argument.'
 * @throws NotInitialisedError 'SDK not initialised'
 */
export function requireReady(engagement: Engagement): ReadyState {
  requireEngagement(engagement)
  const { application, profile } = engagement
  if (!application || !profile) throw new NotInitialisedError()
  return { application, profile }
}

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

/** Checks the first argument of a function. @throws ArgumentError 'Missing "engagement" as 1st argument.' */
export function requireEngagement(engagement: Engagement): void {
  if (!engagement) throw new ArgumentError('Missing "engagement" as 1st argument.')
}
