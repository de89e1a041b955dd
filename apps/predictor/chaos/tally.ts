/** What happened in a run, by name. */
export class Tally {
  readonly counts: Map<string, number> = new Map()

  add(name: string, count = 1): void {
    this.counts.set(name, this.of(name) + count)
  }

  of(name: string): number {
    return this.counts.get(name) ?? 0
  }
}
