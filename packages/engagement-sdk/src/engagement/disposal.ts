/** The abort signal of everything that ends with `dispose`. The engagement can be used again afterwards. */
export interface Disposal {
  /** Aborted by the next `abort`; a new one afterwards. */
  readonly signal: AbortSignal
  abort(reason: unknown): void
}

/** Creates a disposal that nothing waits for. */
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
