/** A request of a page to the platform that has ended. */
export interface FinishedRequest {
  readonly method: string
  readonly path: string
  /** Undefined if no answer arrived. */
  readonly status: number | undefined
  readonly tookMs: number
}

/** Returns a line about a request that wrote or read answers; undefined for any other. */
export function answerRequestText({ method, path, status, tookMs }: FinishedRequest): string | undefined {
  if (!path.includes('/widget-interactions/')) return undefined
  return `${method} ${path}: ${status ?? 'no answer'} after ${Math.round(tookMs)} ms`
}
