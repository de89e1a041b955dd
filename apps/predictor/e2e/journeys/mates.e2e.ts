import type { Page } from '@playwright/test'
import { nextPaint, recordShifts, shiftOf } from '../rig/paint.ts'
import { DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

/** A fifth of what is called a good cumulative layout shift. */
const MOST_SHIFT = 0.02

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
  const title = mate.getByRole('heading', { name: 'Join Pub team?', level: 2 })
  await expect(title).toBeFocused()
  await expect(mate.getByRole('row', { name: 'Demo Fan' })).toBeVisible()
  await mate.getByRole('button', { name: 'Join' }).click()
  await expect(mate.getByRole('button', { name: 'Pub team' })).toHaveAttribute('aria-pressed', 'true')
  await expect(mate.getByText('No scored round yet')).toBeVisible()
  const passedOn = await sharedLink(mate)
  await recordShifts(mate)
  await mate.reload()
  await expect(mate.getByText('No scored round yet')).toBeVisible()
  await nextPaint(mate)
  expect(await shiftOf(mate)).toBeLessThanOrEqual(MOST_SHIFT)

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
