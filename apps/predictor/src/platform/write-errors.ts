import { EngagementError, PlatformHttpError } from '@touchline/engagement-sdk'
import { InvalidMatchResultError } from '@touchline/game-rules'
import type { AnswerOutcome } from './answer-outcome.ts'
import { NoSuchChoiceError } from './votes-from-answer.ts'

const BAD_REQUEST = 400
const UNAUTHORISED = 401
const FORBIDDEN = 403
const CONFLICT = 409

/** Why a nickname was not saved. */
export function nicknameRefusal(error: unknown): 'refused' | 'taken' | 'failed' {
  const status = error instanceof EngagementError ? error.status : undefined
  if (status === BAD_REQUEST) return 'refused'
  return status === CONFLICT ? 'taken' : 'failed'
}

/** What an answer that could not be saved has come to. */
export function outcomeOfFailure(error: unknown): Exclude<AnswerOutcome, 'saved'> {
  if (error instanceof InvalidMatchResultError || error instanceof NoSuchChoiceError) return 'invalid'
  if (!(error instanceof EngagementError)) return 'failed'
  if (error.code === 'interaction-closed') return 'closed'
  if (error.code === 'option-missing' || error.code === 'item-invalid') return 'invalid'
  if (error.code === 'update-unsupported') return 'final'
  if (error.status === UNAUTHORISED) return 'sign-in'
  if (error.status !== FORBIDDEN) return 'failed'
  return saysClosed(error) ? 'closed' : 'forbidden'
}

/** The platform has no code for a question that it closed early: where its words say so, they are believed. */
function saysClosed(error: EngagementError): boolean {
  const detail = error instanceof PlatformHttpError ? JSON.stringify(error.detail) : ''
  return /no longer takes answers|no longer interactive|called off|\bclosed\b/i.test(detail ?? '')
}

/** The answer may have been stored although no confirmation came: read back before sending again. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof EngagementError) || error.retryable) return true
  // Another device was first: its answer may be the same.
  return error.status === CONFLICT || error.code === 'update-unsupported'
}
