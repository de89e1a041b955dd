/** A call as the platform saw it. */
export interface RecordedCall {
  readonly method: string
  /** Path with its query, below the origin. */
  readonly path: string
  readonly url: string
  /** The bearer token; undefined without one. */
  readonly token: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown
}
