import { expect, type Locator, type Page } from '@playwright/test'

/** The list of matches. */
export class FixturesPage {
  readonly #page: Pick<Page, 'getByRole' | 'getByText' | 'locator'>

  /** @param page or the frame that the game is in */
  constructor(page: Pick<Page, 'getByRole' | 'getByText' | 'locator'>) {
    this.#page = page
  }

  /** The link of the match between two teams. */
  match(home: string, away: string): Locator {
    return this.#page.getByRole('link').filter({ hasText: home }).filter({ hasText: away })
  }

  async chooseRound(label: string): Promise<void> {
    // The label, whose radio covers the text: it is waited for until it stands still.
    const text = this.#page.getByText(label, { exact: true })
    await this.#page.locator('label').filter({ has: text }).click()
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
