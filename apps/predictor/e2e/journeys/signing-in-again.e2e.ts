import type { Page } from '@playwright/test'
import { PredictionPage } from '../pages/prediction-page.ts'
import { frameOf, openFramed, post, serveFramedGame } from '../rig/framed-game.ts'
import { refuseToken } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Returns what the game has requested from the script of the host page. */
async function requestsToHost(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const needs: unknown[] = []
    Object.assign(window, { needs })
    document.addEventListener('touchline:need', (event) => needs.push(Reflect.get(event, 'detail')))
  })
  return () => page.evaluate(() => Reflect.get(window, 'needs'))
}

it('a token that expires while the form is open shows a banner, keeps the draft, and is replaced without a reload', async ({
  page,
  stage,
  fan,
}) => {
  const { platform } = stage
  await using game = await serveFramedGame(stage)
  const frame = frameOf(page)
  const needs = await requestsToHost(page)
  await openFramed(page, game, `/prediction/${await platform.idOf('Highlanders')}`, fan)
  const prediction = new PredictionPage(frame)
  await prediction.minute.fill('9')
  await expect(frame.getByText('answered · not saved yet')).toBeVisible()
  // A reloaded page would not have it.
  await frame.locator('html').evaluate((root) => root.setAttribute('data-not-reloaded', ''))
  await page.route(`${platform.apiUrl}**`, (route) =>
    route.request().headers()['authorization'] === `Bearer ${fan}` ? refuseToken(route) : route.fallback(),
  )
  await prediction.submit.click()
  await expect(frame.getByText('Log in again to go on')).toBeVisible()
  await expect(frame.getByText('0 of 1 saved.')).toBeVisible()
  await expect(prediction.minute).toHaveValue('9')
  expect(await needs()).toContain('token')
  await post(page, game, { type: 'touchline:launch', accessToken: await platform.nextToken(fan) })
  await expect(frame.getByText('You are logged in again.', { exact: false })).toBeVisible()
  await expect(frame.getByText('Log in again to go on')).toHaveCount(0)
  await expect(prediction.minute).toHaveValue('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(frame.locator('html[data-not-reloaded]')).toHaveCount(1)
})
