import type { Locator } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, openMatch } from '../pages/open-match.ts'
import { smallTargets, tabTo } from '../rig/accessibility.ts'
import { boxIn } from '../rig/framed-game.ts'
import { recordShifts, shiftOf } from '../rig/paint.ts'
import { expect, test as it } from '../rig/stage.ts'

/** A fifth of what is called a good cumulative layout shift. */
const MOST_SHIFT = 0.02

it('a thumb predicts a match of six questions in nine actions on one screen, and nothing moves', async ({
  page,
  stage,
  fan,
}) => {
  await recordShifts(page)
  const prediction = await openMatch(page, { stage, fan })
  await expect(prediction.choices(2).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844)
  expect(await smallTargets(page)).toEqual([])

  let actions = 0
  const tap = async (place: Locator, at = { x: 0.5, y: 0.5 }) => {
    actions += 1
    const box = await boxIn(place)
    await page.touchscreen.tap(box.x + box.width * at.x, box.y + box.height * at.y)
  }
  const type = async (digits: string) => {
    actions += 1
    await page.keyboard.type(digits)
  }
  await tap(prediction.score(HIGHLANDERS.home))
  await type('27')
  await type('19')
  // On the ring, at a sixth of the turn.
  await tap(prediction.minute, { x: 0.88, y: 0.28 })
  await tap(prediction.conversions, { x: 0.2, y: 0.5 })
  for (const [place, choice] of ['Highlanders', 'Level', 'Second half'].entries())
    await tap(prediction.choice(place, choice))
  await expect(page.getByText('6 of 6')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await tap(prediction.submit)
  await expect(prediction.success).toBeVisible()
  expect(actions).toBe(9)
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
})

it('a whole prediction is made by keyboard alone, in at most 25 strokes', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  await expect(prediction.choices(2).first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().focus()
  const strokes = [
    'Tab',
    ...'27',
    ...'19',
    ...['7', 'Enter'],
    'PageUp',
    'ArrowRight',
    ...['Tab', 'Space'],
    ...['Tab', 'ArrowRight'],
    ...['Tab', 'ArrowLeft'],
    ...['Tab', 'Enter'],
  ]
  expect(strokes.length).toBeLessThanOrEqual(25)
  for (const stroke of strokes) await page.keyboard.press(stroke)
  await expect(prediction.success).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([
    '27 – 19',
    '7',
    '6',
    'Highlanders',
    'Western Force',
    'Equal',
  ])
})

it('leaderboards, rules and profile are read and left by keyboard alone', { tag: '@all' }, async ({
  page,
  stage: { link },
  fan,
}) => {
  const fixtures = new FixturesPage(page)
  await page.goto(link('/home', { token: fan }))
  await tabTo(page, fixtures.tab('fixtures'))
  // The tabs are one stop; the arrows choose.
  await page.keyboard.press('ArrowRight')
  await expect(fixtures.tab('Leaderboards')).toBeFocused()
  await tabTo(page, page.getByRole('combobox'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('combobox')).toHaveValue('season')

  await tabTo(page, page.getByRole('link', { name: 'How to play' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\/leaderboard\?/)

  await tabTo(page, page.getByRole('link', { name: 'Your profile' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Nickname' }))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Key Player')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Key Player').first()).toBeVisible()
})
