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

/** Opens the questions of a match from the list, which stays behind them, and waits for them. */
export async function openMatchFromList(page: Page, visit: Visit, teams = REDS): Promise<PredictionPage> {
  return whenShown(page, await followLink(page, visit, teams))
}

/** Opens the questions of a match by its address, which loads two thirds of what the list and the match load. */
export async function openMatch(page: Page, { stage, fan }: Visit, teams = REDS): Promise<PredictionPage> {
  const id = await stage.platform.idOf(teams.home)
  await page.goto(stage.link(`/prediction/${id}`, { token: fan }))
  return whenShown(page, new PredictionPage(page))
}

async function whenShown(page: Page, prediction: PredictionPage): Promise<PredictionPage> {
  await expect(page.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeVisible()
  return prediction
}
