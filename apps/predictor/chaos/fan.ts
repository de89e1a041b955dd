import type { Device, Intention } from './device.ts'
import { hasUnsent, unsentCards } from './drafts.ts'
import type { FanWatch } from './fan-watch.ts'
import { newIntentions } from './intentions.ts'
import type { Ledger } from './ledger.ts'
import { LeftOnDevices } from './left-on-devices.ts'
import type { Match } from './match.ts'
import type { Pace } from './pace.ts'
import { pause } from './pause.ts'
import { type Card, choicesOn, isAnswered, isAtRest, isCardClosed, isSaved, type Screen } from './screen.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Tally } from './tally.ts'

interface FanParts {
  /** The fan uses one at a time. */
  readonly devices: readonly [Device, ...Device[]]
  readonly match: Match
  readonly ledger: Ledger
  readonly random: SeededRandom
  readonly tally: Tally
  readonly pace: Pace
  readonly watch: FanWatch
}

/** A fan who answers, changes, submits and reloads. What the ledger receives is what the screen shows. */
export class Fan {
  readonly #parts: FanParts
  readonly #left: LeftOnDevices
  readonly #intend: (title: string) => Intention
  #device: Device

  constructor(parts: FanParts) {
    this.#parts = parts
    this.#left = new LeftOnDevices(parts)
    this.#intend = newIntentions(parts.random)
    ;[this.#device] = parts.devices
  }

  get fanId(): string {
    return this.#parts.ledger.fanId
  }

  /** Edits, submits, loses the page and the connection, and tries again. */
  async play(attempts: number): Promise<void> {
    const { random, pace, tally, watch } = this.#parts
    await pause(random.below(pace.arriveMs))
    let left = attempts
    try {
      watch.restart()
      await this.#open()
      for (; left > 0; left -= 1) {
        watch.restart()
        if (left < attempts) await this.#changeDevice()
        const screen = await this.#form()
        if (screen.isClosed) return tally.add('fans whose match closed')
        await this.#change(screen)
        if (random.chance(0.15)) await this.#reload('reloads before submit')
        await pause(random.below(pace.thinkMs))
        await this.#attempt()
        tally.add('attempts')
      }
      await this.#form()
    } finally {
      // Incidents wait for every attempt, also for those that were never made.
      tally.add('attempts', left)
      watch.stop()
    }
  }

  /** Comes back to every device and sends what is left; where the match is open, changes and sends one answer more. */
  async finish(): Promise<void> {
    const { devices, ledger, tally, watch } = this.#parts
    for (const device of devices) {
      watch.restart()
      await this.#quiet()
      this.#device = device
      await this.#reload('reloads at the end')
      while (hasUnsent(await this.#form())) await this.#send(1)
    }
    const screen = await this.#form()
    if (screen.isClosed || screen.cards.every(isCardClosed)) return
    // Submit sends nothing, and says nothing, of an answer that is the stored one again.
    do await this.#change(screen)
    while (!hasUnsent(await this.#form()))
    while ((await this.#send(1))?.isSuccess !== true) tally.add('last answers sent again')
    // The request for the reward starts with 'Success', and nothing fails any more.
    await this.#quiet()
    ledger.hasReward = true
    tally.add('rewards awaited')
  }

  async close(): Promise<void> {
    this.#parts.watch.stop()
    for (const device of this.#parts.devices) await device.close()
  }

  /** What the fan sends has arrived, or never will. */
  async #quiet(): Promise<void> {
    await Promise.all(this.#parts.devices.map((device) => device.quiet()))
  }

  async #open(): Promise<void> {
    await this.#quiet()
    this.#left.on(this.#device).trusted = 'all'
    await this.#device.open()
  }

  /** Takes up the other device if there is one. */
  async #changeDevice(): Promise<void> {
    const { devices, tally } = this.#parts
    const other = devices.find((device) => device !== this.#device)
    if (other === undefined) return
    tally.add('changes of device')
    // What is compared after a reload belongs to this page: the other device may change the same answers.
    await this.#form()
    await this.#quiet()
    this.#device = other
    if ((await this.#device.read()) === undefined) await this.#open()
    else this.#left.on(this.#device).trusted = new Set()
  }

  /** Returns the form, ready for the next change; reloads and comes back as often as it takes. */
  async #form(): Promise<Screen> {
    const { random, pace } = this.#parts
    for (;;) {
      const screen = await this.#device.until(isAtRest)
      if (screen?.isSuccess === true || screen?.isList === true) await this.#return()
      else if (screen === undefined) await this.#reload('reloads of a page that does not come')
      else if (screen.isFailed) {
        await pause(random.below(pace.thinkMs))
        await this.#reload('reloads of a page that failed')
      } else {
        this.#left.compare(this.#device, screen)
        return screen
      }
    }
  }

  async #return(): Promise<void> {
    const { random, tally } = this.#parts
    if (random.chance(0.4)) return this.#reload('reloads after success')
    tally.add('returns after success')
    await this.#device.comeBack()
  }

  /** @param when the page is loaded at once, with requests of the last one under way, or once they are through */
  async #reload(why: string, when: 'at once' | 'quiet' = 'quiet'): Promise<void> {
    this.#parts.tally.add(why)
    const device = this.#device
    const left = this.#left.on(device)
    const before = await device.read().catch(() => undefined)
    if (before !== undefined && before.cards.length > 0) left.drafts = unsentCards(before)
    if (when === 'quiet') return this.#open()
    left.trusted = new Set()
    await device.open()
  }

  async #change({ cards, hasConflict }: Screen): Promise<void> {
    const { random, tally } = this.#parts
    const open = cards.filter((card) => !isCardClosed(card))
    if (open.length === 0 || hasConflict) return
    const count = 1 + random.below(open.length)
    for (let change = 0; change < count; change += 1) {
      const card = random.pick(open)
      const isDone = await this.#device.answer(card, this.#intend(card.title))
      if (!isDone) tally.add('changes that came to nothing')
    }
  }

  /** Presses Submit, and then perhaps reloads or loses the connection. */
  async #attempt(): Promise<void> {
    const { random, pace } = this.#parts
    const presses = random.chance(0.2) ? 2 : 1
    const luck = random.next()
    if (luck < 0.15) {
      await this.#press(presses)
      await pause(random.below(pace.thinkMs))
      return this.#reload('reloads while sending', random.chance(0.5) ? 'at once' : 'quiet')
    }
    await this.#send(presses, luck < 0.25 ? () => this.#tunnel() : undefined)
  }

  async #tunnel(): Promise<void> {
    const { random, tally, pace } = this.#parts
    tally.add('tunnels')
    await this.#device.setUp(false)
    await pause(random.below(pace.tunnelMs))
    await this.#device.setUp(true)
  }

  /** Submits and waits for the end. */
  async #send(presses: number, meanwhile = async () => {}): Promise<Screen | undefined> {
    const { ledger, match, tally } = this.#parts
    const sent = await this.#press(presses)
    await meanwhile()
    const end = await this.#device.until(isAtRest)
    if (end === undefined) {
      await this.#reload('reloads of a page that hangs')
    } else if (end.isSuccess) {
      tally.add('successes')
      // 'Success' says of everything on the form that it is saved.
      ledger.saw(choicesOn(sent, match), "'Success'")
    } else {
      this.#left.compare(this.#device, end)
      if (end.hasConflict) return this.#send(1)
    }
    return end
  }

  /** Presses Submit, or decides about a conflict first. Returns the cards that the form has believably saved if it succeeds. */
  async #press(presses: number): Promise<readonly Card[]> {
    const { ledger, match, random, tally } = this.#parts
    // A request from before that arrives after this one would take its place, and no client can rule that out.
    await this.#quiet()
    const screen = await this.#form()
    if (screen.hasConflict) {
      tally.add('conflicts')
      await this.#device.settleConflict(random.chance(0.5) ? 'mine' : 'theirs')
      return []
    }
    const answered = screen.cards.filter((card) => isAnswered(card) && !isCardClosed(card))
    const unsent = answered.filter((card) => !isSaved(card))
    ledger.gave(choicesOn(unsent, match))
    const left = this.#left.on(this.#device)
    if (left.trusted !== 'all') for (const { title } of unsent) left.trusted.add(title)
    await this.#device.submit(presses)
    return left.trusted === 'all' ? answered : unsent
  }
}
