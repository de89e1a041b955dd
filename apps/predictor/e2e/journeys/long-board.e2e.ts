import type { Page } from '@playwright/test'
import { CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

const PLAYERS = 200_000
const PAGE = 50

/** A board of two hundred thousand, as the platform pages it. */
async function serveLongBoard(page: Page): Promise<readonly number[]> {
  const starts: number[] = []
  await page.route(CALLS.board, async (route) => {
    const url = new URL(route.request().url())
    const start = Number(url.searchParams.get('start') ?? 0)
    starts.push(start)
    const next = new URL(url)
    next.searchParams.set('start', String(start + PAGE))
    const entry = (place: number) => ({
      rank: place + 1,
      score: PLAYERS - place,
      profile_id: `p${place}`,
      profile_nickname: `Player ${place + 1}`,
    })
    await route.fulfill({
      json: {
        count: PLAYERS,
        next: next.href,
        previous: null,
        results: Array.from({ length: PAGE }, (_, place) => entry(start + place)),
      },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return starts
}

const rowsInDocument = (page: Page) => page.locator('tbody tr').count()
/** A thumb that flicks to the end again and again. */
const scrollOn = (page: Page) =>
  page.evaluate(() => {
    const flick = () => window.scrollTo(0, document.body.scrollHeight)
    Object.assign(window, { thumb: setInterval(flick, 50) })
  })
const stopScrolling = (page: Page) => page.evaluate(() => clearInterval(Reflect.get(window, 'thumb')))

it('a board of 200,000 holds a window of names in memory and a screenful of rows in the page', {
  tag: '@all',
}, async ({ page, stage: { link } }) => {
  const starts = await serveLongBoard(page)
  await page.goto(link('/home/leaderboard'))
  const table = page.getByRole('table')
  await expect(page.getByText('Player 1', { exact: true })).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', '200001')
  // Further down than is held at once: the first pages have been let go.
  await scrollOn(page)
  await expect.poll(() => Math.max(...starts)).toBeGreaterThanOrEqual(13 * PAGE)
  await stopScrolling(page)
  await expect.poll(() => rowsInDocument(page)).toBeLessThanOrEqual(4 * PAGE)
  const places = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        Number(row.getAttribute('aria-rowindex')),
        Number(row.querySelector('td')?.textContent?.replace(',', '')),
      ]),
    )
  expect(places.at(-1)?.[1]).toBeGreaterThan(10 * PAGE)
  for (const [index, rank] of places) expect(index).toBe((rank ?? 0) + 1)
  const read = starts.length
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByText('Player 1', { exact: true })).toBeVisible()
  expect(starts.slice(read)).toContain(0)
  await expect.poll(() => rowsInDocument(page)).toBeLessThanOrEqual(4 * PAGE)
})
