import type { Page } from '@playwright/test'
import type { Visit } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { type FramedGame, serveFramedGame } from '../rig/framed-game.ts'
import { expect, test as it, NEW_FAN_TOKEN } from '../rig/stage.ts'

const inFrame = (page: Page) => page.frameLocator('iframe')

/** From now on the platform refuses the token that the game started with. */
async function expireToken(page: Page, { stage: { platform }, fan }: Visit): Promise<void> {
  await page.route(`${platform.apiUrl}**`, (route) =>
    route.request().headers()['authorization'] === `Bearer ${fan}`
      ? route.fulfill({
          status: 401,
          json: { detail: 'Expired.' },
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fallback(),
  )
}

/** Another token of the player, as their next sign-in would give it. */
async function nextToken({ stage: { platform }, fan }: Visit): Promise<string> {
  const me: { readonly id: string } = await (
    await fetch(`${platform.apiUrl}applications/touchline-sandbox/profile/`, {
      headers: { authorization: `Bearer ${fan}` },
    })
  ).json()
  const made = await fetch(`${platform.url}/_sandbox/fans/${me.id}/token`, { method: 'POST' })
  const { accessToken }: { readonly accessToken: string } = await made.json()
  return accessToken
}

/** The host page supplies a token or a tournament. */
function supply(page: Page, game: FramedGame, launch: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate(
    ({ message, origin }) => document.querySelector('iframe')?.contentWindow?.postMessage(message, origin),
    { message: { type: 'touchline:launch', ...launch }, origin: game.url },
  )
}

/** What the game says it needs, as the host page's script hears it. */
async function hearNeeds(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript(() => {
    const needs: unknown[] = []
    Object.assign(window, { needs })
    document.addEventListener('touchline:need', (event) => needs.push(Reflect.get(event, 'detail')))
  })
  return () => page.evaluate(() => Reflect.get(window, 'needs'))
}

async function openForm(page: Page, { stage, fan }: Visit, game: FramedGame): Promise<PredictionPage> {
  const id = await stage.platform.idOf('Highlanders')
  game.show(`/prediction/${id}?tournamentId=120-2024&accessToken=${fan}`)
  await page.goto(game.host.origin)
  const prediction = new PredictionPage(inFrame(page))
  await expect(prediction.minute).toBeVisible()
  // A reloaded page would not have it.
  await inFrame(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-not-reloaded', ''))
  return prediction
}

it('a token that expires while the form is open shows a banner, keeps the draft, and is replaced without a reload', async ({
  page,
  stage,
  fan,
}) => {
  await using game = await serveFramedGame(stage)
  const needs = await hearNeeds(page)
  const prediction = await openForm(page, { stage, fan }, game)
  await prediction.minute.fill('9')
  await expireToken(page, { stage, fan })
  await prediction.submit.click()
  await expect(inFrame(page).getByText('Log in again to go on')).toBeVisible()
  await expect(inFrame(page).getByText('0 of 1 saved.')).toBeVisible()
  await expect(prediction.minute).toHaveValue('9')
  expect(await needs()).toContain('token')
  await supply(page, game, { accessToken: await nextToken({ stage, fan }) })
  await expect(inFrame(page).getByText('You are logged in again.', { exact: false })).toBeVisible()
  await expect(inFrame(page).getByText('Log in again to go on')).toHaveCount(0)
  await expect(prediction.minute).toHaveValue('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(inFrame(page).locator('html[data-not-reloaded]')).toHaveCount(1)
})

it('a host that has another token is asked once, and the player sees no interruption', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  await using game = await serveFramedGame(stage)
  const needs = await hearNeeds(page)
  const prediction = await openForm(page, { stage, fan }, game)
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  const accessToken = await nextToken({ stage, fan })
  await page.evaluate(
    ({ message, origin }) => {
      document.addEventListener('touchline:need', () =>
        document.querySelector('iframe')?.contentWindow?.postMessage(message, origin),
      )
    },
    { message: { type: 'touchline:launch', accessToken }, origin: game.url },
  )
  await expireToken(page, { stage, fan })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(await needs()).toEqual(['token'])
})

it("another player's token starts a new session and shows nothing of the first player", async ({
  page,
  stage,
  fan,
}) => {
  await using game = await serveFramedGame(stage)
  const prediction = await openForm(page, { stage, fan }, game)
  await prediction.minute.fill('9')
  await expect(inFrame(page).getByText('answered · not saved yet')).toBeVisible()
  await supply(page, game, { accessToken: NEW_FAN_TOKEN })
  await expect(inFrame(page).getByRole('heading', { name: 'WELCOME' })).toBeVisible()
  const kept = () =>
    inFrame(page)
      .locator('html')
      .evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  expect(await kept()).toEqual([])
})

it('what was missing is asked for, and the game goes on when the host supplies it', async ({
  page,
  stage,
  fan,
}) => {
  await using game = await serveFramedGame(stage)
  const needs = await hearNeeds(page)
  game.show('/home?tournamentId=120-2024')
  await page.goto(game.host.origin)
  await expect(inFrame(page).getByRole('heading', { name: 'LOG IN TO PLAY', exact: true })).toBeVisible()
  await expect.poll(needs).toEqual(['token'])
  await supply(page, game, { accessToken: fan })
  await expect(inFrame(page).getByText('Predict now').first()).toBeVisible()

  game.show(`/home?accessToken=${fan}`)
  await page.goto(game.host.origin)
  await expect(inFrame(page).getByRole('heading', { name: 'ERROR', exact: true })).toBeVisible()
  await expect.poll(needs).toEqual(['tournament'])
  await supply(page, game, { tournamentId: '120-2024' })
  await expect(inFrame(page).getByText('Predict now').first()).toBeVisible()
})
