import { EngagementError } from '@touchline/engagement-sdk'

const UNAUTHORISED = 401
const FORBIDDEN = 403
const NOT_FOUND = 404

/** Whether the same read may succeed later; the error answers for itself, an unknown one may. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof EngagementError) return error.retryable
  return (
    error instanceof TypeError || (error instanceof Error && 'retryable' in error && error.retryable === true)
  )
}

/** The platform knows no such thing, or not for this game. */
export function isAbsent(error: unknown): boolean {
  return error instanceof EngagementError && (error.code === 'not-found' || error.status === NOT_FOUND)
}

/** The token does not count: missing, unknown or expired. */
export function isSignedOut(error: unknown): boolean {
  if (!(error instanceof EngagementError) || error.code === 'not-found') return false
  return error.status === UNAUTHORISED || error.status === FORBIDDEN
}
