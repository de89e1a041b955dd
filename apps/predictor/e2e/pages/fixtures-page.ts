import { expect, type Locator, type Page } from '@playwright/test'

/** Two teams that play each other. */
export interface Teams {
  readonly home: string
  readonly away: string
}

/** The open matches of round 10, a closed one without a result, and one with a result. */
export const HIGHLANDERS: Teams = { home: 'Highlanders', away: 'Western Force' }
export const REDS: Teams = { home: 'Queensland Reds', away: 'Blues' }
export const BRUMBIES: Teams = { home: 'ACT Brumbies', away: 'Hurricanes' }
export const CRUSADERS: Teams = { home: 'Crusaders', away: 'Melbourne Rebels' }

/** The list of matches. */
export class FixturesPage {
  readonly #page: Pick<Page, 'getByRole' | 'getByText' | 'locator'>

  /** @param page or the frame that the game is in */
  constructor(page: Pick<Page, 'getByRole' | 'getByText' | 'locator'>) {
    this.#page = page
  }

  /** The link of the match between two teams. */
  match({ home, away }: Teams): Locator {
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

  /** By its exact name, as the specification writes it. */
  tab(name: 'fixtures' | 'Leaderboards'): Locator {
    return this.#page.getByRole('tab', { name, exact: true })
  }
}
