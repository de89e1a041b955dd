/** Counts what happened in a run, by name. */
export class Tally {
  readonly counts: Map<string, number> = new Map()
  #waiting: { readonly name: string; readonly count: number; readonly resolve: () => void }[] = []

  add(name: string, count = 1): void {
    this.counts.set(name, this.of(name) + count)
    const reached = this.#waiting.filter((one) => this.of(one.name) >= one.count)
    this.#waiting = this.#waiting.filter((one) => !reached.includes(one))
    for (const { resolve } of reached) resolve()
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0
  }

  /** Resolves once `name` was counted this many times. */
  async reaches(name: string, count: number): Promise<void> {
    if (this.of(name) >= count) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#waiting.push({ name, count, resolve })
    await promise
  }
}
