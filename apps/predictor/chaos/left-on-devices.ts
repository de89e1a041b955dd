import type { Device } from './device.ts'
import { comparableDrafts, missingDrafts } from './drafts.ts'
import type { Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import { type Card, choicesOn, isCardClosed, isSaved, type Screen } from './screen.ts'
import type { Tally } from './tally.ts'

interface LeftParts {
  readonly devices: readonly Device[]
  readonly match: Match
  readonly ledger: Ledger
  readonly tally: Tally
}

/** What a fan left on a device. */
interface Left {
  /** The cards that the ledger believes: a page that another device or request may have overtaken shows old answers. */
  trusted: 'all' | Set<string>
  /** Unsent answers from before a reload that have to be on the screen after it. */
  drafts: readonly Card[]
}

/** What a fan left on each device, and what the ledger may believe of its screen. */
export class LeftOnDevices {
  readonly #parts: LeftParts
  readonly #left = new Map<Device, Left>()

  constructor(parts: LeftParts) {
    this.#parts = parts
  }

  on(device: Device): Left {
    const left = this.#left.get(device) ?? { trusted: new Set<string>(), drafts: [] }
    this.#left.set(device, left)
    return left
  }

  /** Compares the screen with the drafts of before, and gives the ledger what is shown as saved. */
  compare(device: Device, screen: Screen): void {
    const { cards, isClosed } = screen
    const { devices, ledger, match, tally } = this.#parts
    const left = this.on(device)
    const drafts = comparableDrafts(left.drafts, screen)
    tally.add('drafts looked for after a reload', drafts.length)
    const place = `${device.kind}, device ${devices.indexOf(device) + 1} of ${devices.length}`
    ledger.lostDrafts.push(...missingDrafts(drafts, screen).map((line) => `${place}: ${line}`))
    left.drafts = []
    if (isClosed || cards.some(isCardClosed)) ledger.wasToldClosed = true
    const { trusted } = left
    const saved = cards.filter(isSaved)
    const believed = trusted === 'all' ? saved : saved.filter(({ title }) => trusted.has(title))
    ledger.saw(choicesOn(believed, match), `the form on ${place}`)
  }
}
