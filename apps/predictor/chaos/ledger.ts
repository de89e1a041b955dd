/** An option of a widget: what one vote is for. */
export interface Choice {
  readonly widgetId: string
  readonly optionId: string
}

/** What is known of one fan and one widget. */
export interface Entry {
  /** Every option that the fan ever sent. */
  readonly given: Set<string>
  /** What the screen showed as saved last; undefined as long as it never did. */
  shown: string | undefined
  /** Options sent since then: each may or may not have taken effect. */
  readonly since: Set<string>
}

/** What one fan gave, and what the screen told that fan. */
export class Ledger {
  readonly fanId: string
  readonly entries: Map<string, Entry> = new Map()

  constructor(fanId: string) {
    this.fanId = fanId
  }

  /** Submit was pressed with these. */
  gave(choices: readonly Choice[]): void {
    for (const { widgetId, optionId } of choices) {
      const entry = this.#entry(widgetId)
      entry.given.add(optionId)
      entry.since.add(optionId)
    }
  }

  /** The screen shows these as saved, and nothing on it says otherwise. */
  saw(choices: readonly Choice[]): void {
    for (const { widgetId, optionId } of choices) {
      const entry = this.#entry(widgetId)
      entry.shown = optionId
      entry.since.clear()
    }
  }

  #entry(widgetId: string): Entry {
    const known = this.entries.get(widgetId)
    if (known !== undefined) return known
    const entry: Entry = { given: new Set(), shown: undefined, since: new Set() }
    this.entries.set(widgetId, entry)
    return entry
  }
}
