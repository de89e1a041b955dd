import { FanEvents } from './fan-events.ts'

/** One vote: the option of a widget, named by its text. */
export interface Choice {
  readonly widgetId: string
  readonly option: string
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

/** What one fan did in one match, and what the screen showed that fan. */
export class Ledger {
  readonly fanId: string
  readonly matchId: string
  readonly entries: Map<string, Entry> = new Map()
  /** They explain a violation. */
  readonly events: FanEvents = new FanEvents()
  /** Answers that were on the screen, unsent, and were gone after a reload. */
  readonly lostDrafts: string[] = []
  /** The game centre confirmed a reward, or the fan saw 'Success' while nothing failed and waited for the rest. */
  hasReward = false
  /** A screen said that the match takes no predictions any more. */
  wasToldClosed = false

  constructor(fanId: string, matchId: string) {
    this.fanId = fanId
    this.matchId = matchId
  }

  /** Records that Submit was pressed with these. */
  gave(choices: readonly Choice[]): void {
    for (const { widgetId, option } of choices) {
      const entry = this.#entry(widgetId)
      entry.given.add(option)
      entry.since.add(option)
    }
    this.events.add(`Submit is pressed with: ${listOf(choices)}`)
  }

  /**
   * Records that the screen shows these as saved, and that nothing sent before can arrive any more.
   *
   * @param screen what showed them
   */
  saw(choices: readonly Choice[], screen = 'the screen'): void {
    this.events.add(`${screen} shows as saved: ${listOf(choices)}`)
    for (const { widgetId, option } of choices) {
      const entry = this.#entry(widgetId)
      entry.shown = option
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

function listOf(choices: readonly Choice[]): string {
  return choices.map(({ widgetId, option }) => `${widgetId} ${option}`).join(', ') || 'nothing'
}
