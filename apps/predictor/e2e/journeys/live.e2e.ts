import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

const HIGHLANDERS = { home: 'Highlanders', away: 'Western Force' }

/** The stream is open: what happens from here on arrives. */
function untilListening(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
}

async function idOf({ platform }: Stage, { home }: typeof HIGHLANDERS): Promise<string> {
  const fixtures = await platform.fixtures('120-2024 | 10')
  const id = fixtures.find((fixture) => fixture.home === home)?.id
  if (id === undefined) throw new Error(`Round 10 has no home match of ${home}.`)
  return id
}

/** Marks the page, so that a reload would show. */
async function markPage(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same page'
  })
  return () => page.evaluate(() => document.documentElement.dataset['mark'])
}

it('results that come in change the tag of the list in place and are announced, and nothing else moves', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const match = new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away)
  const listening = untilListening(page)
  await page.goto(link('/home'))
  await expect(match).toContainText('Predict now')
  await listening
  const mark = await markPage(page)
  await match.focus()
  const scrolledTo = await page.evaluate(() => {
    window.scrollBy({ top: 40, behavior: 'instant' })
    return window.scrollY
  })

  await platform.settle(await idOf(ownStage, HIGHLANDERS))

  await expect(match).toContainText('See results')
  const notice = page.getByRole('status').filter({ hasText: 'Results are in' })
  await expect(notice).toContainText('Highlanders v Western Force')
  await expect(match).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo)
  expect(await mark()).toBe('same page')

  await notice.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await mark()).toBe('same page')
})

it('results that come in while the questions are open leave the player where they are', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const id = await idOf(ownStage, HIGHLANDERS)
  const prediction = new PredictionPage(page)
  const listening = untilListening(page)
  // Straight to the match, as from a shared link.
  await page.goto(link(`/prediction/${id}`))
  await prediction.minute.focus()
  await page.keyboard.press('ArrowRight')
  await listening
  const picked = await prediction.minute.inputValue()

  await platform.settle(id)

  const notice = page.getByRole('status').filter({ hasText: 'Results are in' })
  await expect(notice).toBeVisible()
  await expect(prediction.minute).toBeFocused()
  await expect(prediction.minute).toHaveValue(picked)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away)).toContainText('See results')
})
