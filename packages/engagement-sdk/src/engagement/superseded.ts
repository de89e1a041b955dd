import { EngagementError } from '../errors/engagement-error.ts'

/** Returns the error of a call that another `init` or another profile replaced. */
export function superseded(): EngagementError {
  return new EngagementError('Another init or another profile replaced this call.', { code: 'superseded' })
}
