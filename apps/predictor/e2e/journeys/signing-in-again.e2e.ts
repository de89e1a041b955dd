import type { Page } from '@playwright/test'
import type { Visit } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { type FramedGame, frameOf, openFramed, post, serveFramedGame } from '../rig/framed-game.ts'
import { refuseToken } from '../rig/requests.ts'
import { expect, test as it, NEW_FAN_TOKEN } from '../rig/stage.ts'

/** The host page supplies a token or a tournament. */
const supply = (page: Page, game: FramedGame, launch: Readonly<Record<string, string>>) =>
  post(page, game, { type: 'touchline:launch', ...launch })

/** Returns what the game has requested from the script of the host page. */
async function requestsToHost(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const needs: unknown[] = []
    Object.assign(window, { needs })
    document.addEventListener('touchline:need', (event) => needs.push(Reflect.get(event, 'detail')))
  })
  return () => page.evaluate(() => Reflect.get(window, 'needs'))
}

/** Opens a match in the frame and answers a question. */
async function answerFramed(page: Page, { stage, fan }: Visit, game: FramedGame): Promise<PredictionPage> {
  await openFramed(page, game, `/prediction/${await stage.platform.idOf('Highlanders')}`, fan)
  const prediction = new PredictionPage(frameOf(page))
  await prediction.minute.fill('9')
  await expect(frameOf(page).getByText('answered · not saved yet')).toBeVisible()
  return prediction
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
  const prediction = await answerFramed(page, { stage, fan }, game)
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
  await supply(page, game, { accessToken: await platform.nextToken(fan) })
  await expect(frame.getByText('You are logged in again.', { exact: false })).toBeVisible()
  await expect(frame.getByText('Log in again to go on')).toHaveCount(0)
  await expect(prediction.minute).toHaveValue('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(frame.locator('html[data-not-reloaded]')).toHaveCount(1)
})

it("another player's token starts a new session and shows nothing of the first player", async ({
  page,
  stage,
  fan,
}) => {
  await using game = await serveFramedGame(stage)
  await answerFramed(page, { stage, fan }, game)
  await supply(page, game, { accessToken: NEW_FAN_TOKEN })
  await expect(frameOf(page).getByRole('heading', { name: 'WELCOME' })).toBeVisible()
  const kept = await frameOf(page)
    .locator('html')
    .evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  expect(kept).toEqual([])
})

it('what was missing is asked for, and the game goes on when the host supplies it', async ({
  page,
  stage,
  fan,
}) => {
  await using game = await serveFramedGame(stage)
  const needs = await requestsToHost(page)
  const launch = { tournamentId: '120-2024', accessToken: fan }
  const missing = [
    { name: 'accessToken', need: 'token', title: 'LOG IN TO PLAY' },
    { name: 'tournamentId', need: 'tournament', title: 'ERROR' },
  ] as const
  for (const { name, need, title } of missing) {
    const { [name]: _, ...known } = launch
    game.show(`/home?${new URLSearchParams(known).toString()}`)
    await page.goto(game.host.origin)
    await expect(frameOf(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.poll(needs).toEqual([need])
    await supply(page, game, { [name]: launch[name] })
    await expect(frameOf(page).getByText('Predict now').first()).toBeVisible()
  }
})
