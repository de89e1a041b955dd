import { openMatch } from '../pages/open-match.ts'
import { nextPaint } from '../rig/paint.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Far enough for a browser to take a touch as a scroll. */
const SCROLL_PX = 240
const STEPS = 12

it('a finger that scrolls the page across a slider leaves the answer and the thumb where they were', async ({
  page,
  stage,
  fan,
}) => {
  // Too low for all questions, so that there is something to scroll.
  await page.setViewportSize({ width: 390, height: 500 })
  const { conversions } = await openMatch(page, { stage, fan })
  await conversions.fill('1')
  await conversions.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await conversions.boundingBox()
  if (box === null) throw new Error('The slider has no box.')
  const x = box.x + box.width * 0.9
  const y = box.y + box.height / 2
  const before = await page.evaluate(() => window.scrollY)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', up: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up }] })
  await touch('touchStart', 0)
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', (SCROLL_PX * step) / STEPS)
    await nextPaint(page)
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)

  await expect(conversions).toHaveValue('1')
  await expect(conversions).toHaveAttribute('aria-valuetext', /^1\b/)
  await conversions.focus()
  await page.keyboard.press('ArrowRight')
  await expect(conversions).toHaveValue('2')
})
