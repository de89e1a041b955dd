import type { Locator, Page } from '@playwright/test'

/** The list of matches. */
export class FixturesPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The link of the match between two teams. */
  match(home: string, away: string): Locator {
    return this.#page.getByRole('link').filter({ hasText: home }).filter({ hasText: away })
  }

  async chooseRound(label: string): Promise<void> {
    await this.#page.getByRole('radio', { name: label, exact: true }).click({ force: true })
  }

  /** The selected round's name. */
  get selectedRound(): Locator {
    return this.#page.getByRole('radio', { checked: true })
  }

  arrow(direction: 'Previous' | 'Next'): Locator {
    return this.#page.getByRole('button', { name: `${direction} round` })
  }

  tab(name: 'fixtures' | 'Leaderboards'): Locator {
    return this.#page.getByRole('tab', { name })
  }
}
