import { isEngagementError } from '@touchline/engagement-sdk'
import { PredictorError } from '../config/predictor-error.ts'

const UNAUTHORISED = 401
const FORBIDDEN = 403
const NOT_FOUND = 404

/** Returns whether the same read may succeed later: an error that knows is asked, and a failed fetch may. */
export function isRetryable(error: unknown): boolean {
  if (isEngagementError(error)) return error.retryable
  return error instanceof TypeError || (error instanceof PredictorError && error.retryable)
}

/** Returns whether the platform has no such thing, or not for this game. */
export function isAbsent(error: unknown): boolean {
  return isEngagementError(error) && (error.code === 'not-found' || error.status === NOT_FOUND)
}

/** Returns whether the token is missing, unknown or expired. */
export function isSignedOut(error: unknown): boolean {
  if (!isEngagementError(error) || error.code === 'not-found') return false
  return error.status === UNAUTHORISED || error.status === FORBIDDEN
}
