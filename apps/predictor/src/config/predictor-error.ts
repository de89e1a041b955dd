/** What went wrong, as far as the game distinguishes it. The consequences of each are in platform/faults.ts. */
export type Fault =
  | 'no-token'
  | 'no-tournament'
  | 'unknown-tournament'
  | 'signed-out'
  | 'forbidden'
  | 'absent'
  | 'refused'
  | 'conflict'
  | 'busy'
  | 'closed'
  | 'invalid'
  | 'final'
  | 'other'

interface PredictorErrorDetails {
  /** Whether the same action may succeed later, unchanged. @default false */
  readonly retryable?: boolean | undefined
  /** @default 'other' */
  readonly fault?: Fault | undefined
  readonly cause?: unknown
}

/** Base of every error that the game throws. Subclasses have the facts as fields. */
export class PredictorError extends Error {
  override name = 'PredictorError'
  /** Whether the same action may succeed later, unchanged. */
  readonly retryable: boolean
  readonly fault: Fault

  constructor(message: string, { retryable = false, fault = 'other', cause }: PredictorErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.retryable = retryable
    this.fault = fault
  }
}
