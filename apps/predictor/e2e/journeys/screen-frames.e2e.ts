import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS } from '../pages/open-match.ts'
import { hold } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const SETTLED = { home: 'Crusaders', away: 'Melbourne Rebels' }

const matchLink = (page: Page, { home, away }: typeof SETTLED) => new FixturesPage(page).match(home, away)
const backArrow = (page: Page) => page.getByRole('link', { name: 'Back to fixtures' })
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close' })

/** How a player opens each screen from the list, what names it, and the way back that its frame has. */
const SCREENS = {
  prediction: {
    entrance: (page: Page) => matchLink(page, HIGHLANDERS),
    title: (page: Page) => page.getByRole('heading', { level: 1, name: 'Highlanders vs Western Force' }),
    wayBack: backArrow,
    content: (page: Page) => page.getByRole('slider').first(),
  },
  result: {
    entrance: (page: Page) => matchLink(page, SETTLED),
    title: (page: Page) => page.getByRole('heading', { level: 1, name: 'Crusaders vs Melbourne Rebels' }),
    wayBack: backArrow,
    content: (page: Page) => page.getByText('You said:').first(),
  },
  leaderboard: {
    entrance: (page: Page) => new FixturesPage(page).tab('Leaderboards'),
    title: (page: Page) => page.getByRole('heading', { level: 1, name: 'PREDICTOR' }),
    wayBack: (page: Page) => new FixturesPage(page).tab('fixtures'),
    content: (page: Page) => page.getByText('Your Rank'),
  },
  rules: {
    entrance: (page: Page) => page.getByRole('link', { name: 'How to play' }),
    title: (page: Page) => page.getByRole('heading', { level: 1, name: 'RULES' }),
    wayBack: closeButton,
    content: (page: Page) => page.getByRole('heading', { name: 'Who can win' }),
  },
  profile: {
    entrance: (page: Page) => page.getByRole('link', { name: 'Your profile' }),
    title: (page: Page) => page.getByRole('heading', { level: 1, name: 'Choose your nickname' }),
    wayBack: closeButton,
    content: (page: Page) => page.getByRole('textbox', { name: 'Nickname' }),
  },
} as const

for (const [name, { entrance, title, wayBack, content }] of Object.entries(SCREENS)) {
  const code = `**/assets/${name}-screen-*.js`

  it(`${name} has its title and the way back before its code`, {
    tag: name === 'prediction' ? [] : '@all',
  }, async ({ page, stage: { link } }) => {
    await it.step(`while the code of ${name} is on its way, its title and the way back are there and work`, async () => {
      const release = await hold(page, code)
      await page.goto(link('/home'))
      await entrance(page).click()
      await expect(title(page)).toBeVisible()
      await expect(page.getByText('Loading').first()).toBeAttached()
      await wayBack(page).click()
      await expect(matchLink(page, HIGHLANDERS)).toBeVisible()

      await entrance(page).click()
      // Until then the heading may be the list's, which has the same words as that of the boards.
      await expect(page.getByText('Loading').first()).toBeAttached()
      const heading = await title(page).elementHandle()
      release()
      await expect(content(page)).toBeVisible()
      // The frame that came first is the one that stays: what has the focus in it keeps it.
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
      await page.unroute(code)
    })

    await it.step(`when the code of ${name} cannot be loaded, its title and the way back are there and work`, async () => {
      await page.route(code, (route) => route.fulfill({ status: 404, body: 'gone' }))
      await page.goto(link('/home'))
      await entrance(page).click()
      await expect(page.getByRole('heading', { level: 2, name: 'ERROR' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'RETRY' })).toBeVisible()
      await expect(title(page)).toBeVisible()
      await wayBack(page).click()
      await expect(matchLink(page, HIGHLANDERS)).toBeVisible()
    })
  })
}
