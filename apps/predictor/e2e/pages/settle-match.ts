import { expect, type Page } from '@playwright/test'
import type { Stage } from '../rig/stage.ts'
import { HIGHLANDERS } from './open-match.ts'
import { PredictionPage } from './prediction-page.ts'

/** Two hours after the kick-off of the match. */
const AFTER_THE_MATCH = '2024-04-27T09:20:00Z'

/** Predicts the minute of the first points correctly and settles that question. Returns the id of the match. */
export async function settleMatch(page: Page, { platform, link }: Stage): Promise<string> {
  const id = await platform.idOf(HIGHLANDERS.home)
  const prediction = new PredictionPage(page)
  await page.goto(link(`/prediction/${id}`))
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await platform.setClock(AFTER_THE_MATCH)
  await platform.settle(id, { firstPointsMinute: 9 })
  return id
}
