import type { Page } from '@playwright/test'
import { openMatch, openMatchFromList } from '../pages/open-match.ts'
import { CALLS } from '../rig/requests.ts'
import { DEMO_TOKEN, expect, test as it, type Stage } from '../rig/stage.ts'

const BEFORE_CLOSING = new Date('2024-04-27T05:31:00Z')
const AFTER_CLOSING = '2024-04-27T08:31:00Z'

/** Lets the page read what changed, and with it the platform's time, as when it comes back into sight. */
const readAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

it('a laptop that slept through the deadline wakes to a closed form and reads what changed, without a burst of requests', async ({
  page,
  ownStage,
}) => {
  const { platform } = ownStage
  await page.clock.install({ time: BEFORE_CLOSING })
  const prediction = await openMatchFromList(page, { stage: ownStage, fan: DEMO_TOKEN })
  await prediction.minute.fill('9')
  await expect(prediction.submit).toBeEnabled()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(platform.apiUrl)) asked.push(new URL(request.url()).pathname)
  })
  await platform.setClock(AFTER_CLOSING)
  // Timers that were due meanwhile fire once, as after a lid was closed.
  await page.clock.fastForward('03:00:00')
  await readAgain(page)
  await expect(page.getByText('Predictions closed.').first()).toBeVisible()
  await expect(prediction.submit).toHaveCount(0)
  await expect(page.getByText('Not saved in time: 9')).toBeVisible()
  // In three hours 36 polls for results were due: one is made up for, and one is for the result that came in meanwhile.
  const times = asked.map((path) => asked.filter((other) => other === path).length)
  expect(Math.max(...times)).toBeLessThanOrEqual(2)
})

it('a question that closes while its answer is being sent shows it until its result is known, keeps the others, and is not sent again', async ({
  page,
  ownStage,
}) => {
  const prediction = await openMatch(page, { stage: ownStage, fan: DEMO_TOKEN })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let sent = 0
  const late = Promise.withResolvers<void>()
  await page.route(CALLS.votes, async (route) => {
    sent += 1
    if (sent === 2) await late.promise
    await route.continue()
  })
  const stored = page.waitForResponse((one) => one.status() === 201 && one.url().includes('/votes/'))
  await prediction.submit.click()
  await stored
  await expect(page.getByText('On its way', { exact: true })).toHaveCount(2)
  await ownStage.platform.setClock(AFTER_CLOSING)
  await readAgain(page)
  await expect(page.getByText('Predictions closed.').first()).toBeVisible()
  await expect(page.getByText('On its way', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  late.resolve()
  await expect(page.getByText('Closed before this answer arrived')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('1 of 2 saved.')
  await expect(page.getByRole('alert')).toContainText('What came too late does not count, the rest does.')
  await expect(prediction.submit).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^1 answer saved/)).toBeVisible()
  expect(sent).toBe(2)
})

it('with the date hidden and no real-time, the form stays open and a refusal is shown as closed', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  // Past kick-off on this device, and not yet on the platform.
  await page.clock.install({ time: new Date('2024-04-27T07:10:00Z') })
  await hideTime(page, ownStage)
  const prediction = await openMatchFromList(page, { stage: ownStage, fan: DEMO_TOKEN })
  await expect(
    page.getByText('The clock of this device could not be checked.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByText('Predictions closed.')).toHaveCount(0)
  await prediction.minute.fill('9')
  await ownStage.platform.setClock('2024-04-27T07:05:00Z')
  await prediction.submit.click()
  await expect(page.getByText('Closed before this answer arrived')).toBeVisible()
  await expect(page.getByText('Not saved: your account cannot enter this game')).toHaveCount(0)
})

/** Takes the date and the real-time keys out of the platform's responses, as an origin does that exposes no headers. */
async function hideTime(page: Page, { platform }: Stage): Promise<void> {
  await page.route(`${platform.apiUrl}**`, async (route) => {
    // A connection that is kept alive may be closed just as it is used again.
    const response = await route.fetch({ maxRetries: 3 })
    const { date: _, ...headers } = response.headers()
    const isApplication = /\/applications\/[^/]+\/$/.test(new URL(route.request().url()).pathname)
    const withoutKeys = { pubnub_subscribe_key: null, pubnub_publish_key: null }
    await route.fulfill({
      response,
      headers: { ...headers, 'access-control-expose-headers': 'age' },
      ...(isApplication && { json: { ...(await response.json()), ...withoutKeys } }),
    })
  })
}
