import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

const REDS = { home: 'Queensland Reds', away: 'Blues' }
const HIGHLANDERS = { home: 'Highlanders', away: 'Western Force' }

interface Visit {
  readonly stage: Stage
  readonly fan: string
}

async function followLink(page: Page, { stage, fan }: Visit, teams = REDS): Promise<PredictionPage> {
  await page.goto(stage.link('/home', { token: fan }))
  await new FixturesPage(page).match(teams.home, teams.away).click()
  return new PredictionPage(page)
}

async function openMatch(page: Page, visit: Visit, teams = REDS): Promise<PredictionPage> {
  const prediction = await followLink(page, visit, teams)
  await expect(page.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeVisible()
  return prediction
}

it('a draft survives a reload, is not called saved, and can be discarded', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await prediction.minute.fill('12')
  await expect(page.getByText('answered · draft kept')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(prediction.minute).toHaveValue('12')
  await expect(page.getByText('1 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('0 of 6')).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 of 6')).toBeVisible()
})

it('where some answers fail the screen says which, and the retry sends only the rest', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let refused = 0
  await page.route(CALLS.votes, (route) => {
    refused += 1
    return refused === 1 ? route.fulfill({ status: 503, json: { detail: 'busy' } }) : route.continue()
  })
  await prediction.submit.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Submission Failed')
  await expect(alert).toContainText('1 of 2 saved.')
  await expect(alert).toContainText('Please Try Again')
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) sent.push(request.method())
  })
  await prediction.submit.click()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('an answer whose reply was lost is found by reading back, not sent twice', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.choice(0, 'No try').click({ force: true })
  const sent: string[] = []
  await page.route(CALLS.votes, async (route) => {
    sent.push(route.request().method())
    await route.fetch()
    await route.abort('failed')
  })
  await prediction.submit.click()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(sent).toHaveLength(1)
})

it('two taps on Submit, or Enter and a tap, send everything once', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) sent.push(request.method())
  })
  await prediction.choice(1, 'Level').click({ force: true })
  await prediction.submit.dblclick()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  expect(sent).toEqual(['POST'])

  await page.goto(stage.link('/home', { token: fan }))
  await new FixturesPage(page).match(REDS.home, REDS.away).click()
  await prediction.choice(2, 'Equal').click({ force: true })
  await prediction.submit.focus()
  // Both reach the page before it has drawn anything anew.
  await prediction.submit.evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  expect(sent).toEqual(['POST', 'POST'])
})

it('a page that is loaded anew while answers are under way reads back what arrived, and keeps the rest', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let isFirst = true
  const stored = new Promise<void>((resolve) => {
    void page.route(CALLS.votes, async (route) => {
      if (!isFirst) return
      isFirst = false
      // Stored there; the page that asked is gone before it hears of it. The other never leaves.
      await route.fetch()
      resolve()
    })
  })
  await prediction.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await stored
  await page.reload()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(1)
  await expect(prediction.minute).toHaveValue('9')
  await expect(prediction.conversions).toHaveValue('4')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) sent.push(request.method())
  })
  await prediction.submit.click()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('without a connection Submit waits, and goes out by itself', async ({ page, stage, fan, context }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.choice(2, 'Equal').click({ force: true })
  await context.setOffline(true)
  await prediction.submit.click()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).not.toHaveCount(5)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
})

it('a form that could not read the earlier answers offers a retry and no Submit', async ({
  page,
  stage,
  fan,
}) => {
  await page.route(CALLS.answers, (route) => route.fulfill({ status: 400, json: { detail: 'no' } }))
  const prediction = await followLink(page, { stage, fan })
  await expect(page.getByText('Your earlier answers could not be read.', { exact: false })).toBeVisible()
  await expect(prediction.submit).toHaveCount(0)
  await page.unroute(CALLS.answers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(prediction.minute).toBeEnabled()
})

it('an answer changed on another device is asked about, not written over', async ({
  page,
  stage,
  fan,
  context,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.conversions.fill('8')
  const otherTab = await context.newPage()
  const other = await openMatch(otherTab, { stage, fan })
  // The draft is of this device; what the other tab saves is what the platform then has.
  await other.conversions.fill('6')
  await other.submit.click()
  await expect(otherTab.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  await otherTab.close()
  await prediction.submit.click()
  await expect(page.getByText('Changed on another device to 6.')).toBeVisible()
  await expect(prediction.submit).toBeDisabled()
  await page.getByRole('button', { name: 'Keep 8' }).click()
  await prediction.submit.click()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
})

it('a page that comes back into sight, or out of the history, compares with what is stored', async ({
  page,
  stage,
  fan,
  context,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  const otherTab = await context.newPage()
  const other = await openMatch(otherTab, { stage, fan })
  await other.minute.fill('33')
  await other.submit.click()
  await expect(otherTab.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  await otherTab.close()
  await expect(prediction.minute).not.toHaveValue('33')
  // What a browser says to a page that it shows again as it was left.
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(prediction.minute).toHaveValue('33')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
})

it('a submit that stood still in the history is given up, read back, and can be pressed again', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let isFirst = true
  // The first is stored there and never answered; the other never leaves.
  const stored = new Promise<void>((resolve) => {
    void page.route(CALLS.votes, async (route) => {
      if (!isFirst) return
      isFirst = false
      await route.fetch()
      resolve()
    })
  })
  await prediction.submit.click()
  await stored
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  const readAnew = page.waitForRequest(CALLS.profile)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('alert')).toContainText('1 of 2 saved.')
  await readAnew
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await prediction.submit.click()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
})

it("an answer of its own that was stored after all is not called another device's", async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await page.route(CALLS.votes, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  const votes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && /\/votes\//.test(request.url())) votes.push(request.method())
  })
  // It is stored, its reply is lost, and it cannot be read back.
  await page.route(CALLS.answers, (route) => (votes.length > 0 ? route.abort('failed') : route.continue()))
  await prediction.submit.click()
  await expect(page.getByRole('alert')).toContainText('0 of 1 saved.', { timeout: 30_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await prediction.minute.fill('11')
  await prediction.submit.click()
  await expect(page.getByRole('heading', { name: 'Success', exact: true })).toBeVisible()
  await expect(page.getByText('Changed on another device', { exact: false })).toHaveCount(0)
})
