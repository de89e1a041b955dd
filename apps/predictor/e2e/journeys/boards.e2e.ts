import type { Page } from '@playwright/test'
import { frameOf, openFramed, serveFramedGame } from '../rig/framed-game.ts'
import { CALLS, refuse } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a player far down the board is shown among their neighbours by a button that keeps the focus, in a row that stays in sight, even if the first read fails', async ({
  page,
  stage: { link },
}) => {
  let reads = 0
  // The names around the player are read at once, for the way to the next place.
  await page.route(/start=[1-9]/, (route) => {
    reads += 1
    return reads === 1 ? refuse(route) : route.continue()
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(link('/home/leaderboard'))
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('1')
  const top = (await first.textContent()) ?? ''
  const button = page.getByRole('button', { name: 'Around me' }).or(page.getByRole('button', { name: 'Top' }))
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Could not load the leaderboard', { exact: false })).toBeVisible()
  await expect(first).toHaveText(top)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(first).not.toHaveText(top)
  await expect(page.getByRole('row', { name: 'Demo Fan' })).toBeInViewport({ ratio: 1 })
  // The cells stick, not the row.
  const own = page.getByRole('rowheader').filter({ hasText: 'Demo Fan' })
  for (const top of [10_000, 0]) {
    await page.evaluate((place) => window.scrollTo(0, place), top)
    await expect(own).toBeInViewport({ ratio: 1 })
  }
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveText(top)
  await expect(button).toBeFocused()
})

const PLAYERS = 200_000
const PAGE = 50
/** A rank that thousands of players share. */
const SHARED_RANK = 100_001

/** A board of two hundred thousand, as the platform pages it. Returns the starts of the pages that are read. */
async function serveLongBoard(page: Page): Promise<readonly number[]> {
  const starts: number[] = []
  await page.route(CALLS.board, async (route) => {
    const next = new URL(route.request().url())
    const start = Number(next.searchParams.get('start') ?? 0)
    starts.push(start)
    next.searchParams.set('start', String(start + PAGE))
    const results = Array.from({ length: PAGE }, (_, index) => ({
      rank: start + index + 1,
      score: PLAYERS - start - index,
      profile_id: `p${start + index}`,
      profile_nickname: `Player ${start + index + 1}`,
    }))
    await route.fulfill({
      json: { count: PLAYERS, next: next.href, previous: null, results },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return starts
}

it('a board of 200,000 holds a window of names in memory and a screenful of rows in the page', {
  tag: '@all',
}, async ({ page, stage: { link } }) => {
  const starts = await serveLongBoard(page)
  const rows = page.locator('tbody tr')
  const lastRank = async () =>
    Number((await rows.last().locator('td').first().textContent())?.replace(',', ''))
  await page.goto(link('/home/leaderboard'))
  await expect(page.getByText('Player 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '200001')
  // Further down than is held at once: the first pages have been let go.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return Math.max(...starts)
    })
    .toBeGreaterThanOrEqual(13 * PAGE)
  await expect.poll(lastRank).toBeGreaterThan(10 * PAGE)
  // One page each time the end comes near, and the names around the player: the page does not move along with its end.
  expect(starts.length).toBeLessThanOrEqual(16)
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(4 * PAGE)
  await expect(rows.last()).toHaveAttribute('aria-rowindex', String((await lastRank()) + 1))
  const read = starts.length
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByText('Player 1', { exact: true })).toBeVisible()
  expect(starts.slice(read)).toContain(0)
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(4 * PAGE)
})

/** Serves the long board to a player who shares their rank with thousands. */
async function serveSharedRank(page: Page): Promise<readonly number[]> {
  await page.route(CALLS.ownStanding, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), rank: SHARED_RANK } })
  })
  return serveLongBoard(page)
}

it('the names around a player of 200,000 scroll on in both directions, and a jump to their start reads ten pages at most', {
  tag: '@all',
}, async ({ page, stage: { link } }) => {
  const starts = await serveSharedRank(page)
  await page.goto(link('/home/leaderboard'))
  await page.getByRole('button', { name: 'Around me' }).click()
  await expect(page.getByText(`Player ${SHARED_RANK}`, { exact: true })).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => Math.max(...starts)).toBeGreaterThan(SHARED_RANK)
  await page.evaluate(() => window.scrollTo(0, 0))
  const first = SHARED_RANK - PAGE / 2 - 9 * PAGE
  await expect(page.getByText(`Player ${first}`, { exact: true })).toBeInViewport()
  await expect(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', String(first + 1))
  expect(starts.length).toBeLessThanOrEqual(13)
})

it('the names around a player of 200,000 are in sight in a frame as high as the game', {
  tag: '@all',
}, async ({ page, stage }) => {
  await using game = await serveFramedGame(stage)
  await serveSharedRank(page)
  await openFramed(page, game, '/home/leaderboard')
  const frame = frameOf(page)
  await frame.getByRole('button', { name: 'Around me' }).click()
  await expect(frame.getByText(`Player ${SHARED_RANK}`, { exact: true })).toBeInViewport()
})
