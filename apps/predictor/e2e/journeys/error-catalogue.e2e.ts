import type { Page } from '@playwright/test'
import { PredictionPage } from '../pages/prediction-page.ts'
import { CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const GENERIC = 'Something went wrong, please check back later.'

it('unknown error: ERROR, and RETRY reloads the page', async ({ page, stage: { link } }) => {
  const reads: string[] = []
  await page.route(CALLS.application, (route) => {
    reads.push(route.request().url())
    return route.fulfill({ status: 503, json: {} })
  })
  await page.goto(link('/home'))
  await expect(page.getByRole('heading', { name: 'ERROR', exact: true })).toBeVisible()
  await expect(page.getByText(GENERIC, { exact: true })).toBeVisible()
  // The application is read once, without a retry.
  expect(reads).toHaveLength(1)
  await page.unroute(CALLS.application)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'RETRY', exact: true }).click()
  await loaded
  await expect(page.getByRole('tab', { name: 'fixtures' })).toBeVisible()
})

it("reward failure: 'Failed to invoke reward action: {statusText}' in the log, and the success stays", async ({
  page,
  stage: { link },
  fan,
}) => {
  const said = listen(page)
  await page.route(CALLS.rewards, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(link('/home', { token: fan, tournament: 'championship-2024' }))
  await page.getByText('Predict now').first().click()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect.poll(() => said().join()).toContain('Failed to invoke reward action: Internal Server Error')
  await expect(page).toHaveURL(/\/home\?/)
  await expect(page.getByText('Edit Predictions').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByText('Edit Predictions').first().click()
  await page.getByText(/answers? saved/).click()
  await expect(page.getByText('Support code:', { exact: false })).toBeVisible()
})

/** What the page's console has said so far. */
function listen(page: Page): () => readonly string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return () => said
}
