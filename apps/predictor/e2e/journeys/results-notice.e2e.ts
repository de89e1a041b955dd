import type { Locator, Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, REDS } from '../pages/open-match.ts'
import { coveredNow, coveredWhenFocused } from '../rig/covered-controls.ts'
import { expect, test as it } from '../rig/stage.ts'

const SIZES = {
  phone: { width: 390, height: 844 },
  'desktop screen': { width: 1280, height: 800 },
}

/** Where a player goes from the list, then from there, and the home team of the match whose results come in on each. */
const VISITS = [
  [
    {
      screen: 'questions',
      open: (page: Page) => new FixturesPage(page).match(REDS.home, REDS.away).click(),
      home: HIGHLANDERS.home,
    },
    {
      screen: 'result',
      open: async (page: Page) => {
        await page.goBack()
        await new FixturesPage(page).match('Crusaders', 'Melbourne Rebels').click()
      },
      home: 'ACT Brumbies',
    },
  ],
  [
    { screen: 'list', open: async () => undefined, home: HIGHLANDERS.home },
    {
      screen: 'board',
      open: (page: Page) => new FixturesPage(page).tab('Leaderboards').click(),
      home: 'ACT Brumbies',
    },
  ],
]

/** Opens the list and waits until it listens for changes. */
async function listenOn(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
  await page.goto(address)
  await listening
}

async function expectToCoverNothing(page: Page, notice: Locator): Promise<void> {
  await expect(notice).toBeInViewport({ ratio: 1 })
  // It stays while the pointer is on it.
  await notice.hover()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await coveredNow(notice)).toEqual([])
  expect(await coveredWhenFocused(notice)).toEqual([])
}

for (const visit of VISITS) {
  const screens = visit.map(({ screen }) => screen).join(' and the ')

  it(`the results notice covers no control of the ${screens}`, { tag: '@all' }, async ({
    page,
    ownStage: { platform, link },
  }) => {
    const notice = page.getByRole('status').filter({ hasText: 'Results are in' })
    await listenOn(page, link('/home'))
    for (const { screen, open, home } of visit) {
      await page.setViewportSize(SIZES.phone)
      await open(page)
      await platform.settle(await platform.idOf(home))
      for (const [device, size] of Object.entries(SIZES)) {
        await it.step(`on a ${device} the results notice covers no control of the ${screen}`, async () => {
          await page.setViewportSize(size)
          await expectToCoverNothing(page, notice)
        })
      }
      await notice.getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice).toHaveCount(0)
    }
  })
}
