/** The disposal of an engagement, which can be used again afterwards. */
export interface Disposal {
  /** Aborted by the next `abort`; a new one afterwards. */
  readonly signal: AbortSignal
  abort(reason: unknown): void
}

/** Returns a disposal that nothing waits for. */
export function createDisposal(): Disposal {
  /** Created at first use: Cloudflare Workers refuse a controller outside of a request. */
  let controller: AbortController | undefined
  return {
    get signal() {
      controller ??= new AbortController()
      return controller.signal
    },
    abort(reason) {
      controller?.abort(reason)
      controller = undefined
    },
  }
}
