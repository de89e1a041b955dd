/** Counts the requests of all fans and their answers. */
export class CountedFetch {
  /** How often each status was answered. */
  readonly statuses: Map<number, number> = new Map()
  #inFlight = 0
  #idle: (() => void)[] = []

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    this.#inFlight += 1
    try {
      const response = await fetch(input, init)
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1)
      return response
    } finally {
      this.#inFlight -= 1
      if (this.#inFlight === 0) for (const resolve of this.#idle.splice(0)) resolve()
    }
  }

  get total(): number {
    return [...this.statuses.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Resolves once no request is in flight. */
  async idle(): Promise<void> {
    if (this.#inFlight === 0) return
    await new Promise<void>((resolve) => this.#idle.push(resolve))
  }
}
