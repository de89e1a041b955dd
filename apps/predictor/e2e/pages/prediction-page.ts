import type { Locator, Page } from '@playwright/test'
import { HIGHLANDERS } from './fixtures-page.ts'

/** What a fan answers. */
export const PICKS = {
  home: 27,
  away: 19,
  minute: 7,
  conversions: 5,
  choices: ['Highlanders', 'Highlanders', 'Second half'],
} as const

/** The questions of one match. */
export class PredictionPage {
  readonly #page: Pick<Page, 'getByRole'>

  /** @param page or the frame that the game is in */
  constructor(page: Pick<Page, 'getByRole'>) {
    this.#page = page
  }

  get submit(): Locator {
    return this.#page.getByRole('button', { name: 'Submit', exact: true })
  }

  /** What stands there when everything is saved; the question for *successful* conversions is another heading. */
  get success(): Locator {
    return this.#page.getByRole('heading', { name: 'Success', exact: true })
  }

  score(team: string): Locator {
    return this.#page.getByRole('spinbutton', { name: `${team} score` })
  }

  get minute(): Locator {
    return this.#page.getByRole('slider', { name: 'minute', exact: true })
  }

  get conversions(): Locator {
    return this.#page.getByRole('slider', { name: 'conversions', exact: true })
  }

  /** The choices of the n-th choice question. */
  choices(place: number): Locator {
    return this.#page
      .getByRole('group')
      .filter({ has: this.#page.getByRole('radio') })
      .filter({ hasNot: this.#page.getByRole('radio', { name: /^Round / }) })
      .nth(place)
      .getByRole('radio')
  }

  choice(place: number, name: string): Locator {
    return this.choices(place).and(this.#page.getByRole('radio', { name, exact: true }))
  }

  /** Answers the six questions of the match of the Highlanders with {@link PICKS}. */
  async answerEverything(): Promise<void> {
    await this.score(HIGHLANDERS.home).fill(String(PICKS.home))
    await this.score(HIGHLANDERS.away).fill(String(PICKS.away))
    await this.minute.fill(String(PICKS.minute))
    await this.conversions.fill(String(PICKS.conversions))
    // By their labels, which the cover against a second tap leaves free after a moment.
    for (const [place, name] of PICKS.choices.entries())
      await this.choice(place, name).locator('xpath=ancestor::label').click()
  }
}
