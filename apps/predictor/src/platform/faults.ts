import { type EngagementError, isEngagementError } from '@touchline/engagement-sdk'
import { InvalidMatchResultError, type QuestionId } from '@touchline/game-rules'
import { type Fault, PredictorError } from '../config/predictor-error.ts'

/**
 * The outcome of one answer that was sent. saved: the platform confirmed it. closed: it came too late, and that is final.
 * sign-in: the token is no longer valid. forbidden: this account may not answer. invalid: no choice of the platform matches this
 * answer. final: the platform has another answer, and the question takes no change. failed: it was not confirmed, and may be sent
 * again.
 */
export type AnswerOutcome = 'saved' | 'closed' | 'sign-in' | 'forbidden' | 'invalid' | 'final' | 'failed'

/** The result of each answer of the last attempt. */
export type Outcomes = ReadonlyMap<QuestionId, AnswerOutcome>

/** Returns whether something was sent, and the platform has confirmed all of it. */
export function areAllSaved(outcomes: Outcomes): boolean {
  return outcomes.size > 0 && [...outcomes.values()].every((outcome) => outcome === 'saved')
}

/** What follows from a fault. */
interface Consequences {
  /** The texts of a screen that stopped, in `errorCopy`. @default 'generic', with RETRY, which reloads the page */
  readonly screen?: 'logIn' | 'unknownTournament'
  /** What a host page could supply. */
  readonly need?: 'token' | 'tournament'
  /** The outcome of an answer. @default 'failed', which may be sent again */
  readonly answer?: Exclude<AnswerOutcome, 'saved'>
  /** What is said about a nickname. @default 'failed' */
  readonly nickname?: 'refused' | 'taken'
  /** Whether an answer may be stored although no confirmation arrived. @default if the error may pass */
  readonly mayBeStored?: boolean
}

/** The table of everything that can go wrong. */
const FAULTS: Readonly<Record<Fault, Consequences>> = {
  'no-token': { screen: 'logIn', need: 'token' },
  'no-tournament': { need: 'tournament' },
  'unknown-tournament': { screen: 'unknownTournament' },
  'signed-out': { screen: 'logIn', need: 'token', answer: 'sign-in' },
  forbidden: { screen: 'logIn', need: 'token', answer: 'forbidden' },
  absent: {},
  refused: { nickname: 'refused' },
  // Another device was first: its answer may be the same.
  conflict: { nickname: 'taken', mayBeStored: true },
  // Refused before anything was stored: reading it back would be one request more to a busy platform.
  busy: { mayBeStored: false },
  closed: { answer: 'closed' },
  invalid: { answer: 'invalid', mayBeStored: false },
  final: { answer: 'final', mayBeStored: true },
  other: {},
}

const FAULT_OF_STATUS: Readonly<Record<number, Fault>> = {
  400: 'refused',
  401: 'signed-out',
  403: 'forbidden',
  404: 'absent',
  409: 'conflict',
  429: 'busy',
}

const FAULT_OF_CODE: Readonly<Partial<Record<EngagementError['code'], Fault>>> = {
  'not-found': 'absent',
  'interaction-closed': 'closed',
  'option-missing': 'invalid',
  'item-invalid': 'invalid',
  'update-unsupported': 'final',
}

/** Returns what went wrong. */
function faultOf(error: unknown): Fault {
  if (error instanceof PredictorError) return error.fault
  if (error instanceof InvalidMatchResultError) return 'invalid'
  if (!isEngagementError(error)) return 'other'
  const fault = FAULT_OF_CODE[error.code] ?? FAULT_OF_STATUS[error.status ?? 0] ?? 'other'
  return fault === 'forbidden' && saysClosed(error) ? 'closed' : fault
}

/** Returns what follows from an error. */
export function consequencesOf(error: unknown): Consequences {
  return FAULTS[faultOf(error)]
}

/** Returns whether the same read may succeed later: the `retryable` of our own errors, true for a `TypeError`, as a failed fetch is. */
export function isRetryable(error: unknown): boolean {
  if (isEngagementError(error)) return error.retryable
  return error instanceof TypeError || (error instanceof PredictorError && error.retryable)
}

/** Returns whether the platform has no such thing, or not for this game. */
export function isAbsent(error: unknown): boolean {
  return faultOf(error) === 'absent'
}

/** Returns whether the token is missing, unknown or expired. */
export function isSignedOut(error: unknown): boolean {
  return isEngagementError(error) && consequencesOf(error).need === 'token'
}

/** Returns the outcome of an answer that could not be saved. */
export function outcomeOfFailure(error: unknown): Exclude<AnswerOutcome, 'saved'> {
  return consequencesOf(error).answer ?? 'failed'
}

/** Returns whether the answer may be stored although no confirmation arrived: read back before sending again. */
export function isUncertain(error: unknown): boolean {
  return consequencesOf(error).mayBeStored ?? (!isEngagementError(error) || error.retryable)
}

/** Returns whether a refusal means that the question is closed: the platform has no code for that, only a text. */
function saysClosed(error: EngagementError): boolean {
  const detail = isEngagementError(error, 'PlatformHttpError') ? JSON.stringify(error.detail) : ''
  return /no longer takes answers|no longer interactive|called off|\bclosed\b/i.test(detail ?? '')
}
