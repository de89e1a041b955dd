import type { Engagement, OwnProfile } from './engagement.ts'
import { NotInitialisedError } from './errors/not-initialised-error.ts'
import type { Application } from './wire/application.ts'

/** What is known once `init` has finished. */
export interface ReadyState {
  readonly application: Application
  readonly profile: OwnProfile
}

/** @throws NotInitialisedError 'SDK not initialised' */
export function requireReady({ application, profile }: Engagement): ReadyState {
  if (!application || !profile) throw new NotInitialisedError()
  return { application, profile }
}
