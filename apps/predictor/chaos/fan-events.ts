/** The most events that explain a violation: those of the last submits. */
const MOST_LINES = 30

/** The last events of one fan, in chronological order, for the report of a violation. */
export class FanEvents {
  readonly #startedAt = performance.now()
  readonly #lines: string[] = []

  add(text: string): void {
    const seconds = (performance.now() - this.#startedAt) / 1000
    this.#lines.push(`${seconds.toFixed(3)} s ${text}`)
    if (this.#lines.length > MOST_LINES) this.#lines.shift()
  }

  /** The last ones, each with the seconds since the fan was created. */
  get lines(): readonly string[] {
    return this.#lines
  }
}
