import type { Page } from '@playwright/test'
import { axeFaults } from '../rig/accessibility.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint, recordShifts, shiftOf } from '../rig/paint.ts'
import { DEMO_TOKEN, expect, test as it, type Stage } from '../rig/stage.ts'

/** A fifth of what is called a good cumulative layout shift. */
const MOST_SHIFT = 0.02

/** The public ids of the first players of the round's leaderboard. */
async function leadersOf({ link }: Stage, page: Page, count: number): Promise<readonly string[]> {
  const read = page.waitForResponse(/entries\?page_size/)
  await page.goto(link('/home/leaderboard'))
  const { results }: { readonly results: readonly { readonly profile_id: string }[] } = await (
    await read
  ).json()
  return results.slice(0, count).map(({ profile_id }) => profile_id)
}

/** Shares nothing with the system: the text to share is shown. */
async function refuseSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
}

async function sharedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share the link' }).click()
  const text = await page.getByRole('textbox', { name: 'Text to share' }).inputValue()
  return text.slice(text.indexOf('http'))
}

it('a board that a fan names is joined by its link, ranks the mates, and is left again', async ({
  page,
  browser,
  stage,
}) => {
  await refuseSharing(page)
  await page.goto(stage.link('/home/leaderboard'))
  await page.getByRole('button', { name: "Start a mates' board" }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the board' })).toBeFocused()
  await page.keyboard.type('Pub team')
  await page.keyboard.press('Enter')
  const pick = page.getByRole('button', { name: 'Pub team' })
  await expect(pick).toBeFocused()
  await expect(pick).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Only you are on it so far', { exact: false })).toBeVisible()
  const first = await sharedLink(page)
  expect(first).not.toContain(DEMO_TOKEN)

  // A mate, on another device and new to the game.
  const context = await browser.newContext()
  await using _closed = { [Symbol.asyncDispose]: () => context.close() }
  const mate = await context.newPage()
  await refuseSharing(mate)
  const token = await stage.platform.newFan({ isWelcomed: false })
  const address = new URL(first)
  address.searchParams.set('accessToken', token)
  await mate.goto(address.href)
  await mate.getByRole('textbox', { name: 'Nickname' }).fill('New Mate')
  await mate.getByRole('button', { name: 'Confirm' }).click()
  const title = mate.getByRole('heading', { name: 'Join Pub team?' })
  await expect(title).toBeFocused()
  await expect(mate.getByRole('row', { name: 'Demo Fan' })).toBeVisible()
  await mate.getByRole('button', { name: 'Join' }).click()
  await expect(mate.getByRole('button', { name: 'Pub team' })).toHaveAttribute('aria-pressed', 'true')
  await expect(mate.getByText('No scored round yet')).toBeVisible()
  const passedOn = await sharedLink(mate)

  // The first fan opens the link that the mate passes on.
  const back = new URL(passedOn)
  back.searchParams.set('accessToken', DEMO_TOKEN)
  await page.goto(back.href)
  await expect(page.getByRole('heading', { name: 'More mates for Pub team' })).toBeFocused()
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByText('1 mate without points', { exact: false })).toBeVisible()
  await page.getByText('On this board: 2').click()
  await page.getByRole('button', { name: /^Remove Player/ }).click()
  await expect(page.getByText('On this board: 1')).toBeFocused()
  await page.getByRole('button', { name: 'Leave this board' }).click()
  await expect(pick).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Everyone' })).toBeFocused()
})

it('mates are ranked among themselves with one request, at every size, and a bad link says what to do', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  const ids = await leadersOf(stage, page, 8)
  const facts = new URLSearchParams({
    mates: '1',
    board: 'b1',
    name: 'Sunday league & friends',
    ids: ids.join('.'),
  })
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('profile_id=')) reads.push(request.url())
  })
  await page.goto(`${stage.link('/home/leaderboard', { token: fan })}#${facts.toString()}`)
  await page.getByRole('button', { name: 'Join' }).click()
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(9)
  await expect(rows.nth(8)).toContainText('#8 overall')
  await expect(rows.nth(1)).toContainText('#1 overall')
  // The members of the link may not have been read yet when the fan joined them.
  expect(new Set(reads).size).toBe(reads.length)
  expect(reads.length).toBeLessThanOrEqual(2)
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await nextPaint(page)
    expect(await layoutFaults(page)).toEqual([])
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFaults(page)).toEqual([])
  }
  await recordShifts(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sunday league & friends' })).toBeVisible()
    await expect(rows.nth(8)).toBeVisible()
    await nextPaint(page)
    expect(await shiftOf(page), `layout shift at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT)
  }

  await page.goto(`${stage.link('/home/leaderboard', { token: fan })}#mates=1&board=b1&name=Cut`)
  await expect(page.getByText("This link to a mates' board is incomplete.", { exact: false })).toBeVisible()
})
