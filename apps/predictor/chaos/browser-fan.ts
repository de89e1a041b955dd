import type { BrowserContext, Page } from '@playwright/test'
import { predictionCopy } from '../src/config/copy/prediction-copy.ts'
import type { Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import { pause } from './pause.ts'
import { choicesOn, isAnswered, isSaved, readScreen, type Screen } from './screen.ts'
import type { Pace } from './sdk-fan.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Tally } from './tally.ts'

interface BrowserFanParts {
  readonly context: BrowserContext
  readonly page: Page
  /** The address of the match in the production build. */
  readonly url: string
  readonly match: Match
  readonly ledger: Ledger
  readonly random: SeededRandom
  readonly tally: Tally
  readonly pace: Pace
}

const LOOK_EVERY_MS = 150
const GIVES_UP_AFTER_MS = 45_000
const ACTION_TIMEOUT_MS = 5000

/** A fan in a real browser: what the ledger is told is what stands on the screen. */
export class BrowserFan {
  readonly #parts: BrowserFanParts

  constructor(parts: BrowserFanParts) {
    this.#parts = parts
    parts.page.setDefaultTimeout(ACTION_TIMEOUT_MS)
  }

  async play(attempts: number): Promise<void> {
    const { random, tally, pace, page, url } = this.#parts
    await pause(random.below(pace.arriveMs))
    await page.goto(url).catch(() => undefined)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const screen = await this.#form()
      for (let change = 0; change <= random.below(4); change += 1) await this.#change(screen)
      if (random.chance(0.15)) await this.#reload('reloads before submit')
      await pause(random.below(pace.thinkMs))
      await this.#submit()
      tally.add('attempts')
    }
    await this.#form()
  }

  async finish(): Promise<void> {
    await this.#reload('reloads at the end')
    for (;;) {
      const { cards } = await this.#form()
      if (cards.every((card) => isSaved(card) || !isAnswered(card))) return
      await this.#submit()
    }
  }

  async close(): Promise<void> {
    // The page of the storm is gone, with whatever it had under way.
    await this.#parts.page.goto('about:blank')
  }

  /** The form at rest; reloads and comes back as often as it takes. */
  async #form(): Promise<Screen> {
    const { url, page, tally } = this.#parts
    for (;;) {
      const screen = await this.#until((one) => one.isSuccess || (one.hasForm && !one.isBusy))
      if (screen?.hasForm === true) {
        this.#note(screen)
        return screen
      }
      tally.add(screen === undefined ? 'browser: pages that failed' : 'browser: returns after success')
      await page.goto(url).catch(() => undefined)
    }
  }

  /** What stands there as saved, goes into the ledger. */
  #note({ cards }: Screen): void {
    const { ledger, match } = this.#parts
    ledger.saw(choicesOn(cards.filter(isSaved), match))
  }

  async #change({ cards }: Screen): Promise<void> {
    const { page, random } = this.#parts
    const { title } = random.pick(cards)
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    try {
      const scores = await card.getByRole('spinbutton').all()
      for (const score of scores) await score.fill(String(random.below(60)))
      for (const slider of await card.getByRole('slider').all()) await slider.fill(String(random.below(30)))
      const radios = await card.getByRole('radio').all()
      if (radios.length > 0) await random.pick(radios).check({ force: true })
    } catch {
      // The page changed under the fan's hand: the next look says to what.
      this.#parts.tally.add('browser: changes that came to nothing')
    }
  }

  async #submit(): Promise<void> {
    const { page, context, ledger, match, random, tally, pace } = this.#parts
    const screen = await this.#form()
    if (screen.hasConflict) {
      tally.add('conflicts')
      const name = random.chance(0.5) ? predictionCopy.takeTheirs : /^Keep /
      await page
        .getByRole('button', { name })
        .first()
        .click()
        .catch(() => undefined)
      return
    }
    const answered = screen.cards.filter(isAnswered)
    ledger.gave(
      choicesOn(
        answered.filter((card) => !isSaved(card)),
        match,
      ),
    )
    const button = page.getByRole('button', { name: predictionCopy.submit, exact: true })
    const pressed = random.chance(0.2) ? button.dblclick() : button.click()
    await pressed.catch(() => undefined)
    const luck = random.next()
    if (luck < 0.15) {
      await pause(random.below(pace.thinkMs))
      return this.#reload('reloads while sending')
    }
    if (luck < 0.3) {
      tally.add('browser: offline spells')
      await context.setOffline(true)
      await pause(random.below(pace.tunnelMs))
      await context.setOffline(false)
    }
    const end = await this.#until((one) => one.isSuccess || (one.hasForm && !one.isBusy))
    if (end?.isSuccess === true) {
      tally.add('successes')
      // 'Success' says of everything on the form that it is saved.
      ledger.saw(choicesOn(answered, match))
    }
  }

  async #reload(why: string): Promise<void> {
    const { page, url, tally, pace } = this.#parts
    tally.add(why)
    await page.goto(url).catch(() => undefined)
    await pause(pace.recoverMs)
  }

  async #until(look: (screen: Screen) => boolean): Promise<Screen | undefined> {
    const giveUpAt = Date.now() + GIVES_UP_AFTER_MS
    while (Date.now() < giveUpAt) {
      const screen = await readScreen(this.#parts.page).catch(() => undefined)
      if (screen !== undefined && look(screen)) return screen
      await pause(LOOK_EVERY_MS)
    }
    return undefined
  }
}
