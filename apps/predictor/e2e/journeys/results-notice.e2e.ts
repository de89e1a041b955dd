import type { Locator, Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, REDS } from '../pages/open-match.ts'
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

/** The controls of the page that an element covers where they are now. */
function coveredNow(element: Locator): Promise<readonly string[]> {
  return element.evaluate(findCovered, false)
}

/** The controls that it still covers after they took the focus, which scrolls them into sight. */
function coveredWhenFocused(element: Locator): Promise<readonly string[]> {
  return element.evaluate(findCovered, true)
}

/** Runs in the page. */
function findCovered(element: Element, isFocused: boolean): readonly string[] {
  const controls = document.querySelectorAll<HTMLElement>('#root :is(a, button, input, select, summary)')
  const covered: string[] = []
  for (const control of controls) {
    if (element.contains(control) || !control.checkVisibility() || control.matches(':disabled')) continue
    if (isFocused) control.focus()
    const own = element.getBoundingClientRect()
    const box = visiblePart(control)
    const isAside =
      box.bottom <= own.top || own.bottom <= box.top || box.right <= own.left || own.right <= box.left
    if (!isAside) covered.push(control.ariaLabel ?? control.textContent?.trim() ?? control.tagName)
  }
  return covered

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
}
