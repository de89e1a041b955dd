import { expect, type Page } from '@playwright/test'
import type { Stage } from '../rig/stage.ts'
import { FixturesPage, HIGHLANDERS, type Teams } from './fixtures-page.ts'
import { PredictionPage } from './prediction-page.ts'

export { HIGHLANDERS }

/** Who plays, and where. */
export interface Visit {
  readonly stage: Stage
  readonly fan: string
}

/** Opens the questions of a match from the list, which stays behind them, and waits for them. */
export async function openMatchFromList(
  page: Page,
  { stage, fan }: Visit,
  teams: Teams = HIGHLANDERS,
): Promise<PredictionPage> {
  await page.goto(stage.link('/home', { token: fan }))
  await new FixturesPage(page).match(teams).click()
  return untilShown(page)
}

/** Opens the questions of a match by its address, which loads two thirds of what the list and the match load. */
export async function openMatch(
  page: Page,
  { stage, fan }: Visit,
  teams: Teams = HIGHLANDERS,
): Promise<PredictionPage> {
  const id = await stage.platform.idOf(teams.home)
  await page.goto(stage.link(`/prediction/${id}`, { token: fan }))
  return untilShown(page)
}

async function untilShown(page: Page): Promise<PredictionPage> {
  await expect(page.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeVisible()
  return new PredictionPage(page)
}
