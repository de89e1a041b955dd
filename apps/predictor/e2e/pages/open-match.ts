import { expect, type Page } from '@playwright/test'
import type { Stage } from '../rig/stage.ts'
import { FixturesPage } from './fixtures-page.ts'
import { PredictionPage } from './prediction-page.ts'

export const REDS = { home: 'Queensland Reds', away: 'Blues' }
export const HIGHLANDERS = { home: 'Highlanders', away: 'Western Force' }

/** Who plays, and where. */
export interface Visit {
  readonly stage: Stage
  readonly fan: string
}

/** Follows the link of a match in the list. */
export async function followLink(page: Page, { stage, fan }: Visit, teams = REDS): Promise<PredictionPage> {
  await page.goto(stage.link('/home', { token: fan }))
  await new FixturesPage(page).match(teams.home, teams.away).click()
  return new PredictionPage(page)
}

/** Opens the questions of a match and waits for them. */
export async function openMatch(page: Page, visit: Visit, teams = REDS): Promise<PredictionPage> {
  const prediction = await followLink(page, visit, teams)
  await expect(page.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeVisible()
  return prediction
}
