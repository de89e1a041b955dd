import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import type { Platform } from '../rig/platform.ts'
import { expect, test as it } from '../rig/stage.ts'

const HIGHLANDERS = ['Highlanders', 'Western Force'] as const
/** Past this match's kick-off at 07:05, while the platform's clock starts at 05:30. */
const AHEAD = new Date('2024-04-27T07:10:00Z')
const AHEAD_NOTICE = /clock is about 2 hours ahead\./

interface Watched {
  /** Requests of the real-time provider's time call. */
  readonly timeCalls: readonly string[]
}

/** Takes the date out of every answer of the platform, as an origin does that does not expose the header. */
async function hideDates(
  page: Page,
  platform: Platform,
  keys: 'with keys' | 'without keys',
): Promise<Watched> {
  const timeCalls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/time/0') timeCalls.push(request.url())
  })
  await page.route(`${platform.apiUrl}**`, async (route) => {
    // A connection that is kept alive may be closed just as it is used again.
    const response = await route.fetch({ maxRetries: 3 })
    const { date: _, ...headers } = response.headers()
    const isApplication = /\/applications\/[^/]+\/$/.test(new URL(route.request().url()).pathname)
    if (isApplication && keys === 'without keys') {
      const application: object = await response.json()
      const json = { ...application, pubnub_subscribe_key: null, pubnub_publish_key: null }
      await route.fulfill({ response, headers, json })
    } else {
      await route.fulfill({ response, headers: { ...headers, 'access-control-expose-headers': 'age' } })
    }
  })
  return { timeCalls }
}

async function openMatch(page: Page): Promise<PredictionPage> {
  await new FixturesPage(page).match(...HIGHLANDERS).click()
  return new PredictionPage(page)
}

it('with the date hidden, the time of the real-time provider keeps the form open until kick-off', async ({
  page,
  ownStage: { platform, link },
}) => {
  await page.clock.install({ time: AHEAD })
  const { timeCalls } = await hideDates(page, platform, 'with keys')
  await page.goto(link('/home'))
  await expect(page.getByText(AHEAD_NOTICE).first()).toBeVisible()
  const prediction = await openMatch(page)
  await expect(page.getByRole('timer').first()).toHaveText(/^0d 1h 3\dm \d+s until predictions close$/)
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(timeCalls).toHaveLength(1)
  expect(timeCalls[0]).not.toContain('auth=')

  await expect(page).toHaveURL(/\/home\?/)
  await openMatch(page)
  await expect(prediction.minute).toBeEnabled()
  // Kick-off by the platform's clock.
  await page.clock.fastForward('01:36:00')
  await expect(page.getByText('Predictions closed.').first()).toBeVisible()
  await expect(prediction.submit).toHaveCount(0)
})

it('with the date hidden and no real-time, the form stays open and a refusal is shown as closed', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  await page.clock.install({ time: AHEAD })
  const { timeCalls } = await hideDates(page, platform, 'without keys')
  await page.goto(link('/home'))
  const prediction = await openMatch(page)
  await expect(
    page.getByText('The clock of this device could not be checked.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Predictions closed.')).toHaveCount(0)
  await prediction.minute.fill('9')
  await expect(prediction.submit).toBeEnabled()

  await platform.setClock('2024-04-27T07:05:00Z')
  await prediction.submit.click()
  await expect(page.getByText('Closed before this answer arrived')).toBeVisible()
  await expect(page.getByText('Not saved: your account cannot enter this game')).toHaveCount(0)
  expect(timeCalls).toEqual([])
})
