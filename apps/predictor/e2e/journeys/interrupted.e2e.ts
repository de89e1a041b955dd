import type { Page } from '@playwright/test'
import { openMatch, type Visit } from '../pages/open-match.ts'
import type { PredictionPage } from '../pages/prediction-page.ts'
import { CALLS, votesSent } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Submits two answers: one is stored and its reply never comes, the other never leaves. */
async function submitIntoSilence(page: Page, visit: Visit): Promise<PredictionPage> {
  const prediction = await openMatch(page, visit)
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let isFirst = true
  const stored = new Promise<void>((resolve) => {
    void page.route(CALLS.votes, async (route) => {
      if (!isFirst) return
      isFirst = false
      await route.fetch()
      resolve()
    })
  })
  await prediction.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await stored
  return prediction
}

it('a page that is reloaded while answers are being sent reads back what arrived, and keeps the rest', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await submitIntoSilence(page, { stage, fan })
  await page.reload()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(1)
  await expect(prediction.minute).toHaveValue('9')
  await expect(prediction.conversions).toHaveValue('4')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const sent = votesSent(page)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])
})
