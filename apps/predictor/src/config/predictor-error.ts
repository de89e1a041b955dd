interface PredictorErrorDetails {
  /** Whether the same action may succeed later, unchanged. @default false */
  readonly retryable?: boolean | undefined
  readonly cause?: unknown
}

/** Base of every error that the game throws. Subclasses have the facts as fields. */
export class PredictorError extends Error {
  override name = 'PredictorError'
  /** Whether the same action may succeed later, unchanged. */
  readonly retryable: boolean

  constructor(message: string, { retryable = false, cause }: PredictorErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.retryable = retryable
  }
}
