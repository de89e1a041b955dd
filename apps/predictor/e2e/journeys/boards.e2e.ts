import type { Page } from '@playwright/test'
import { layoutFaults } from '../rig/layout-faults.ts'
import { altered, CALLS } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

interface Entry {
  readonly rank: number
  readonly score: number
  readonly profile_id: string
  readonly profile_nickname: string
}

/** The board with other entries. */
function alterEntries(page: Page, change: (entry: Entry, place: number) => Partial<Entry>): Promise<unknown> {
  return page.route(CALLS.board, (route) =>
    altered<{ readonly results: readonly Entry[] }>(route, (list) => ({
      ...list,
      results: list.results.map((entry, place) => ({ ...entry, ...change(entry, place) })),
    })),
  )
}

it('a player far down the board is shown among their neighbours by a button that keeps the focus, even if the first read fails', async ({
  page,
  stage: { link },
}) => {
  let answers = 0
  // The names around the player are read at once, for the way to the next place.
  await page.route(/start=[1-9]/, (route) => {
    answers += 1
    return answers === 1 ? route.fulfill({ status: 400, json: {} }) : route.continue()
  })
  await page.goto(link('/home/leaderboard'))
  const own = page.getByRole('row', { name: 'Demo Fan' })
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
  await expect(own).toBeInViewport({ ratio: 1 })

  await button.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveText(top)
  await page.keyboard.press('Enter')
  await expect(own).toBeInViewport({ ratio: 1 })
  await expect(button).toBeFocused()
})

const NAMES = ['🇳🇿'.repeat(30), 'مُشَجِّع الرُّجبِي', '\u200b\u200b', 'W'.repeat(30), '<b>bold</b>'] as const

it('rows of the board have their rank, name and points in one line, whatever these are', {
  tag: '@all',
}, async ({ page, stage: { link } }) => {
  await alterEntries(page, (_entry, place) => ({
    rank: place < 2 ? 1 : 3,
    score: place < 2 ? 1234 : 0,
    ...(NAMES[place] !== undefined && { profile_nickname: NAMES[place] }),
  }))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link('/home/leaderboard'))
  const rows = page.getByRole('row')

  await it.step('players on the same points share a rank with its sign, and stay in the order they came in', async () => {
    await expect(rows.nth(1)).toContainText('=1')
    await expect(rows.nth(2)).toContainText('=1')
    await expect(rows.nth(1)).toContainText('1,234')
    await expect(rows.nth(3)).toContainText('=3')
    await expect(rows.nth(4)).toContainText('=3')
    await expect(
      page.getByText('Level on points? The better final score prediction goes first.'),
    ).toBeVisible()
  })

  await it.step('names of thirty flags, from right to left, of nothing to see or of one long word stay in their row', async () => {
    const names = rows.locator('bdi')
    await expect(names.nth(0)).toHaveText(NAMES[0])
    await expect(names.nth(2)).toHaveText(/^Player [0-9a-f]{6}$/)
    await expect(names.nth(4)).toHaveText('<b>bold</b>')
    expect(await layoutFaults(page)).toEqual([])
    // The number next to a right-to-left name is in the same place as the others.
    const ends = await rows
      .filter({ has: page.locator('bdi') })
      .evaluateAll((all) =>
        all.slice(0, 5).map((row) => Math.round(row.lastElementChild?.getBoundingClientRect().right ?? 0)),
      )
    expect(new Set(ends).size).toBe(1)
  })
})
