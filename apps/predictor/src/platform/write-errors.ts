import { type EngagementError, isEngagementError } from '@touchline/engagement-sdk'
import { InvalidMatchResultError } from '@touchline/game-rules'
import type { AnswerOutcome } from './answer-outcome.ts'
import { NoSuchChoiceError } from './votes-from-answer.ts'

const BAD_REQUEST = 400
const UNAUTHORISED = 401
const FORBIDDEN = 403
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429

/** Returns why a nickname was not saved. */
export function nicknameRefusal(error: unknown): 'refused' | 'taken' | 'failed' {
  const status = isEngagementError(error) ? error.status : undefined
  if (status === BAD_REQUEST) return 'refused'
  return status === CONFLICT ? 'taken' : 'failed'
}

/** Returns the outcome of an answer that could not be saved. */
export function outcomeOfFailure(error: unknown): Exclude<AnswerOutcome, 'saved'> {
  if (error instanceof InvalidMatchResultError || error instanceof NoSuchChoiceError) return 'invalid'
  if (!isEngagementError(error)) return 'failed'
  if (error.code === 'interaction-closed') return 'closed'
  if (error.code === 'option-missing' || error.code === 'item-invalid') return 'invalid'
  if (error.code === 'update-unsupported') return 'final'
  if (error.status === UNAUTHORISED) return 'sign-in'
  if (error.status !== FORBIDDEN) return 'failed'
  return saysClosed(error) ? 'closed' : 'forbidden'
}

/** The platform has no code for a question that it closed early: only its text says so. */
function saysClosed(error: EngagementError): boolean {
  const detail = isEngagementError(error, 'PlatformHttpError') ? JSON.stringify(error.detail) : ''
  return /no longer takes answers|no longer interactive|called off|\bclosed\b/i.test(detail ?? '')
}

/** Returns whether the answer may be stored although no confirmation arrived: read back before sending again. */
export function isUncertain(error: unknown): boolean {
  // Refused before anything was stored: reading it back would be one request more to a busy platform.
  if (isEngagementError(error) && error.status === TOO_MANY_REQUESTS) return false
  if (!isEngagementError(error) || error.retryable) return true
  // Another device was first: its answer may be the same.
  return error.status === CONFLICT || error.code === 'update-unsupported'
}
