import { errorCopy } from '../config/copy/app-copy.ts'
import { UnknownTournamentError } from '../config/tournament-by-id.ts'
import { MissingAccessTokenError, MissingTournamentError } from '../launch/launch-params.ts'
import { isSignedOut } from '../platform/read-errors.ts'
import type { Need } from './host-context.ts'

/** An error as a player reads it. */
export interface ErrorDescription {
  readonly title: string
  readonly description: string
  /** Whether a reload could help. */
  readonly canRetry: boolean
  /** What the host page could supply to continue. */
  readonly need?: Need | undefined
}

/** Returns the texts of an error. Errors that are not listed here get the generic 'ERROR'. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof MissingAccessTokenError || isSignedOut(error)) {
    return { ...errorCopy.logIn, canRetry: false, need: 'token' }
  }
  if (error instanceof UnknownTournamentError) return { ...errorCopy.unknownTournament, canRetry: true }
  const need = error instanceof MissingTournamentError ? 'tournament' : undefined
  return { ...errorCopy.generic, canRetry: true, need }
}
