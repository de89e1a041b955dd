import { expect, type Locator, type Page } from '@playwright/test'

/** The list of matches. */
export class FixturesPage {
  readonly #page: Pick<Page, 'getByRole' | 'locator'>

  /** @param page or the frame that the game is in */
  constructor(page: Pick<Page, 'getByRole' | 'locator'>) {
    this.#page = page
  }

  /** The link of the match between two teams. */
  match(home: string, away: string): Locator {
    return this.#page.getByRole('link').filter({ hasText: home }).filter({ hasText: away })
  }

  async chooseRound(label: string): Promise<void> {
    // The name, not the hidden radio: it is waited for until it stands still.
    await this.#page.locator('label').getByText(label, { exact: true }).click()
    await expect(this.selectedRound).toHaveAccessibleName(label)
  }

  /** The selected round's name. */
  get selectedRound(): Locator {
    return this.#page.getByRole('radio', { checked: true })
  }

  arrow(direction: 'Previous' | 'Next'): Locator {
    return this.#page.getByRole('button', { name: `${direction} round` })
  }

  /** By its exact name, as the specification writes it. */
  tab(name: 'fixtures' | 'Leaderboards'): Locator {
    return this.#page.getByRole('tab', { name, exact: true })
  }
}
