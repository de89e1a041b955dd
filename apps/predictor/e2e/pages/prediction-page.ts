import type { Locator, Page } from '@playwright/test'

/** What a fan answers. */
export interface Picks {
  readonly home: number
  readonly away: number
  readonly minute: number
  readonly conversions: number
  readonly choices: readonly string[]
}

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

  get cards(): Locator {
    return this.#page.getByRole('listitem').filter({ hasText: /^prediction / })
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

  async answerEverything(
    picks: Picks,
    teams: { readonly home: string; readonly away: string },
  ): Promise<void> {
    await this.score(teams.home).fill(String(picks.home))
    await this.score(teams.away).fill(String(picks.away))
    await this.minute.fill(String(picks.minute))
    await this.conversions.fill(String(picks.conversions))
    for (const [place, name] of picks.choices.entries()) await this.choice(place, name).check({ force: true })
  }
}
