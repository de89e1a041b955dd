import type { Locator, Page } from '@playwright/test'
import { BRUMBIES, FixturesPage, HIGHLANDERS } from '../pages/fixtures-page.ts'
import { axeFaults } from '../rig/accessibility.ts'
import { altered, CALLS, hold, streamOpened } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const noticeOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Results are in' })

it('results that come in change the tag of the list in place and are announced, and nothing else moves', async ({
  page,
  ownStage: { platform, link },
}) => {
  const match = new FixturesPage(page).match(HIGHLANDERS)
  const listening = streamOpened(page)
  await page.goto(link('/home'))
  await expect(match).toContainText('Predict now')
  await listening
  // A reload would remove it.
  await page.locator('html').evaluate((root) => root.setAttribute('data-not-reloaded', ''))
  await match.focus()
  const scrolledTo = await page.evaluate(() => {
    window.scrollBy({ top: 40, behavior: 'instant' })
    return window.scrollY
  })

  await platform.settle(await platform.idOf(HIGHLANDERS.home))

  await expect(match).toContainText('See results')
  const notice = noticeOf(page)
  await expect(notice).toContainText('Highlanders v Western Force')
  expect(await axeFaults(page)).toEqual([])
  await expect(match).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo)
  await notice.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('html[data-not-reloaded]')).toHaveCount(1)
})

it('a change after the matches were read and before the stream is open still arrives', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  const match = new FixturesPage(page).match(HIGHLANDERS)
  const open = await hold(page, /\/v2\/subscribe\//)
  const requested = page.waitForRequest(/\/v2\/subscribe\//)
  await page.goto(link('/home'))
  await expect(match).toContainText('Sat')
  await requested
  await platform.move(await platform.idOf(HIGHLANDERS.home), '2024-04-29T07:05:00Z')
  open()
  await expect(match).toContainText('MOVED')
})

it('without real-time keys the timelines are polled, results still arrive, and updates are said to be slow', async ({
  page,
  ownStage: { platform, link },
}) => {
  const withoutKeys = { pubnub_subscribe_key: null, pubnub_publish_key: null, api_polling_interval: 1 }
  await page.route(CALLS.application, (route) =>
    altered<object>(route, (application) => ({ ...application, ...withoutKeys })),
  )
  const id = await platform.idOf(HIGHLANDERS.home)
  const polled = page.waitForResponse(new RegExp(`/programs/${id}/.*ordering=recent`))
  await page.goto(link('/home'))
  await polled
  await expect(page.getByText('Updates may be slow.').first()).toBeVisible()
  await platform.settle(id)
  await expect(new FixturesPage(page).match(HIGHLANDERS)).toContainText('See results')
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

it('the results notice covers no control of the list, of a match and of a board', { tag: '@all' }, async ({
  page,
  ownStage: { platform, link },
}) => {
  const list = new FixturesPage(page)
  const notice = noticeOf(page)
  const listening = streamOpened(page)
  await page.goto(link('/home'))
  await listening
  const visits = [
    ['list', async () => undefined, 'Queensland Reds'],
    ['match', () => list.match(BRUMBIES).click(), HIGHLANDERS.home],
    ['board', () => page.goBack().then(() => list.tab('Leaderboards').click()), BRUMBIES.home],
  ] as const
  for (const [screen, open, settled] of visits) {
    await open()
    await platform.settle(await platform.idOf(settled))
    for (const size of SIZES) {
      await it.step(`${screen} at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expect(notice).toBeInViewport({ ratio: 1 })
        // It stays while the pointer is on it.
        await notice.hover()
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        expect(await coveredControls(notice)).toEqual([])
      })
    }
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice).toHaveCount(0)
  }
})

/** Returns the controls that the notice covers where they are, or after they took the focus, which scrolls them into sight. */
function coveredControls(notice: Locator): Promise<readonly string[]> {
  return notice.evaluate((element) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('#root :is(a, button, input, select, summary)'),
    ]
    const others = controls.filter(
      (one) => !element.contains(one) && one.checkVisibility() && !one.matches(':disabled'),
    )
    const covered = others.filter(isCovered)
    for (const control of others) {
      control.focus()
      if (isCovered(control)) covered.push(control)
    }
    return covered.map((one) => one.ariaLabel ?? one.textContent?.trim() ?? one.tagName)

    function isCovered(control: Element): boolean {
      const own = element.getBoundingClientRect()
      const box = visiblePart(control)
      return !(
        box.bottom <= own.top ||
        own.bottom <= box.top ||
        box.right <= own.left ||
        own.right <= box.left
      )
    }

    /** What its own scrolling area shows of a control. */
    function visiblePart(control: Element): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> {
      let { top, bottom, left, right } = control.getBoundingClientRect()
      for (let around = control.parentElement; around !== null; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflowY === 'visible') continue
        const area = around.getBoundingClientRect()
        top = Math.max(top, area.top)
        bottom = Math.min(bottom, area.bottom)
        left = Math.max(left, area.left)
        right = Math.min(right, area.right)
      }
      return { top, bottom, left, right }
    }
  })
}
