import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

const FIRST_SETTLED = ['Crusaders', 'Melbourne Rebels'] as const
const LAST_SETTLED = ['Fijian Drua', 'Moana Pasifika'] as const

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

async function openList(page: Page, stage: Stage): Promise<FixturesPage> {
  await page.goto(stage.link('/home'))
  const list = new FixturesPage(page)
  await expect(list.match(...LAST_SETTLED)).toContainText('See results')
  // What comes to the list last would move the match that is scrolled to.
  await expect(page.getByRole('button', { name: 'Closing times for your calendar' })).toBeVisible()
  await expect(page.getByText('pts · #')).toBeVisible()
  return list
}

/** Opens the match at the end of the list. Returns how far the list was scrolled. */
async function openLastMatch(page: Page, list: FixturesPage): Promise<number> {
  await list.match(...LAST_SETTLED).scrollIntoViewIfNeeded()
  const onList = await scrolledTo(page)
  expect(onList).toBeGreaterThan(50)
  await list.match(...LAST_SETTLED).click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  return onList
}

const WAYS_TO_THE_LIST = {
  "the browser's step back": (page: Page) => page.goBack(),
  "the header's back arrow": (page: Page) =>
    page.getByRole('link', { name: 'Back to fixtures' }).first().click(),
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
      // The second time everything is at hand, and nothing shorter comes first.
      for (const _time of ['first', 'second']) {
        const onList = await openLastMatch(page, list)
        expect(await scrolledTo(page)).toBe(0)
        await goBack(page)
        await expect(list.match(...LAST_SETTLED)).toBeVisible()
        await expect.poll(() => scrolledTo(page)).toBe(onList)
      }
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    })
  }
})

it("a match's own address leads to the list without a step out of the game", { tag: '@all' }, async ({
  page,
  stage,
}) => {
  await page.goto(stage.link(`/result/${await stage.platform.idOf(LAST_SETTLED[0])}`))
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(new FixturesPage(page).match(...LAST_SETTLED)).toBeVisible()
})

it('the list next to a match keeps its scroll position, and the focus moves to the match', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.setViewportSize({ width: 1280, height: 380 })
  const list = await openList(page, stage)
  const pane = page.getByRole('region', { name: 'fixtures' })
  const first = list.match(...FIRST_SETTLED)
  await list.match(...LAST_SETTLED).scrollIntoViewIfNeeded()
  await list.match(...LAST_SETTLED).click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  expect(await pane.evaluate((node) => node.scrollTop)).toBeGreaterThan(100)

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await first.focus()
  const onList = await pane.evaluate((node) => node.scrollTop)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: FIRST_SETTLED.join(' vs ') })).toBeFocused()
  expect(await pane.evaluate((node) => node.scrollTop)).toBe(onList)
  expect(await scrolledTo(page)).toBe(0)
})
