import type { Page } from '@playwright/test'
import { CRUSADERS, FixturesPage, HIGHLANDERS, type Teams } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

/** The match at the end of the list. */
const LAST: Teams = { home: 'Fijian Drua', away: 'Moana Pasifika' }

const backArrow = (page: Page) => page.getByRole('link', { name: 'Back to fixtures' }).first()

it('a screen that comes has a title of its own and takes the focus that the one before had, without a ring for a tap', async ({
  page,
  stage: { link },
  fan,
}) => {
  const fixtures = new FixturesPage(page)
  const prediction = new PredictionPage(page)
  const match = page.getByRole('heading', { name: 'Highlanders vs Western Force', exact: true })
  const expectList = async () => {
    await expect(page).toHaveTitle('Fixtures · Predictor · Men’s 2024')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused()
  }
  const hasRing = () => page.evaluate(() => document.activeElement?.matches(':focus-visible'))
  await page.goto(link('/home', { token: fan }))
  await expect(page).toHaveTitle('Fixtures · Predictor · Men’s 2024')
  await expect(page.locator('body')).toBeFocused()

  for (const goBack of [() => backArrow(page).click(), () => page.goBack()]) {
    await fixtures.match(HIGHLANDERS).click()
    await expect(page).toHaveTitle('Highlanders v Western Force · Predictor · Men’s 2024')
    await expect(match).toBeFocused()
    expect(await hasRing()).toBe(false)
    await goBack()
    await expectList()
  }

  await fixtures.match(HIGHLANDERS).click()
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(page.getByRole('status').filter({ has: prediction.success })).toBeFocused()
  await expectList()

  await page.getByRole('link', { name: 'How to play' }).click()
  await expect(page).toHaveTitle('How to play · Predictor · Men’s 2024')
  await expect(page.getByRole('heading', { name: 'RULES' })).toBeFocused()
})

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

async function openList(page: Page, stage: Stage): Promise<FixturesPage> {
  await page.goto(stage.link('/home'))
  const list = new FixturesPage(page)
  await expect(list.match(LAST)).toContainText('See results')
  // What comes to the list last would move the match that is scrolled to.
  await expect(page.getByRole('button', { name: 'Closing times for your calendar' })).toBeVisible()
  await expect(page.getByText('pts · #')).toBeVisible()
  return list
}

const WAYS_TO_THE_LIST = {
  "the browser's step back": (page: Page) => page.goBack(),
  "the header's back arrow": (page: Page) => backArrow(page).click(),
  'the button at the end': (page: Page) =>
    page.getByRole('link', { name: 'Back to fixtures' }).last().click(),
}

it('a match from the end of the list begins at its top, each time, and each way back leads to where the list was', async ({
  page,
  stage,
}) => {
  await page.setViewportSize({ width: 360, height: 450 })
  const list = await openList(page, stage)
  const entries = await page.evaluate(() => history.length)
  for (const [name, goBack] of Object.entries(WAYS_TO_THE_LIST)) {
    await it.step(`${name} leads to where the list was, and adds nothing to the history`, async () => {
      // A new screen takes no taps for a moment: a click meanwhile would scroll the list.
      await list.match(LAST).click({ trial: true })
      const onList = await scrolledTo(page)
      expect(onList).toBeGreaterThan(50)
      await list.match(LAST).click()
      await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
      expect(await scrolledTo(page)).toBe(0)
      await goBack(page)
      await expect(list.match(LAST)).toBeVisible()
      await expect.poll(() => scrolledTo(page)).toBe(onList)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })
  }
})

it('the list next to a match keeps its scroll position, and the focus moves to the match', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.setViewportSize({ width: 1280, height: 380 })
  const list = await openList(page, stage)
  const pane = page.getByRole('region', { name: 'fixtures' })
  await list.match(LAST).scrollIntoViewIfNeeded()
  await list.match(LAST).click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  expect(await pane.evaluate((node) => node.scrollTop)).toBeGreaterThan(100)

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await list.match(CRUSADERS).focus()
  const onList = await pane.evaluate((node) => node.scrollTop)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Crusaders vs Melbourne Rebels' })).toBeFocused()
  expect(await pane.evaluate((node) => node.scrollTop)).toBe(onList)
  expect(await scrolledTo(page)).toBe(0)
})

it('a new screen takes no taps for a moment, so that the second tap of a double tap presses nothing', async ({
  page,
  stage: { link },
}) => {
  const close = page.getByRole('button', { name: 'Close' })
  const isCovered = () =>
    close.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await page.goto(link('/home'))
  // The first screen follows no tap.
  await expect(page.locator('[class*=shield]')).toHaveCount(0)
  const animations = await page.context().newCDPSession(page)
  await animations.send('Animation.enable')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.getByRole('link', { name: 'How to play' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'RULES' })).toBeVisible()
  expect(await isCovered()).toBe(true)
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect.poll(isCovered).toBe(false)
})
