import type { Locator, Page } from '@playwright/test'
import { HIGHLANDERS, openMatch } from '../pages/open-match.ts'
import type { PredictionPage } from '../pages/prediction-page.ts'
import { recordShifts, setTextSize, shiftOf } from '../rig/paint.ts'
import { expect, test as it } from '../rig/stage.ts'

/** Of WCAG 2.5.5, in CSS pixels. */
const TARGET_PX = 44
/** A fifth of what is called a good cumulative layout shift. */
const MOST_SHIFT = 0.02

it('a thumb predicts a match of six questions in nine actions on one screen, and nothing moves', async ({
  page,
  stage,
  fan,
}) => {
  await recordShifts(page)
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await expect(prediction.choices(2).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844)
  expect(await lowTargets(page)).toEqual([])

  let actions = 0
  const tap = async (place: Locator, at?: { readonly x: number; readonly y: number }) => {
    actions += 1
    const box = await place.boundingBox()
    if (box === null) throw new Error('There is nothing to tap.')
    await page.touchscreen.tap(box.x + box.width * (at?.x ?? 0.5), box.y + box.height * (at?.y ?? 0.5))
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

it('a keyboard predicts a match in at most 25 strokes', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
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

it('the bar leads to the questions without an answer, one after the other', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await prediction.score(HIGHLANDERS.home).fill('27')
  await prediction.conversions.fill('4')
  const progress = page.getByRole('button', { name: /^1 of 6 answered · not saved yet/ })
  for (const question of [
    'prediction one',
    'prediction two',
    'prediction four',
    'prediction five',
    'prediction six',
    'prediction one',
  ]) {
    await progress.click()
    await expect(page.getByRole('listitem').filter({ has: page.locator(':focus') })).toContainText(question)
  }
})

it('in text of twice the size the header scrolls away, and the bar stays', { tag: '@all' }, async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await setTextSize(page, '200%')
  await page.evaluate(() => window.scrollTo(0, 1000))
  await expect(page.getByRole('timer').first()).not.toBeInViewport()
  await expect(prediction.submit).toBeInViewport({ ratio: 1 })
})

it('what a screen reader reads of a match in part answered', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await answerInPart(prediction)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - link "Back to fixtures"
    - heading "Highlanders vs Western Force" [level=1]
    - timer
    - heading "PLAY PREDICTOR" [level=2]
    - list:
      - listitem:
        - paragraph: prediction one
        - heading "What will the final score be?" [level=3]
        - button "One less, Highlanders score"
        - spinbutton "Highlanders score": "27"
        - button "One more, Highlanders score"
        - button "One less, Western Force score"
        - spinbutton "Western Force score"
        - button "One more, Western Force score"
        - status: "27: No score for Western Force yet"
      - listitem:
        - group "In which minute will the first points be scored?":
          - paragraph: prediction two
          - heading "In which minute will the first points be scored?" [level=3]
          - slider "minute": "9"
          - spinbutton "minute": "9"
          - button "One minute earlier"
          - button "One minute later"
      - listitem:
        - group "How many successful conversions will there be in the match?":
          - paragraph: prediction three
          - heading "How many successful conversions will there be in the match?" [level=3]
          - button "One fewer, conversions"
          - slider "conversions": "0"
          - button "One more, conversions"
      - listitem:
        - paragraph: prediction four
        - heading "Which team will score the first try?" [level=3]
        - group "Which team will score the first try?":
          - radio "Highlanders" [checked]
          - radio "Western Force"
          - radio "No try"
      - listitem:
        - paragraph: prediction five
        - heading "Which team will be ahead at half time?" [level=3]
        - group "Which team will be ahead at half time?":
          - radio "Highlanders"
          - radio "Western Force"
          - radio "Level"
      - listitem:
        - paragraph: prediction six
        - heading "Which half will have more points?" [level=3]
        - group "Which half will have more points?":
          - radio "First half"
          - radio "Second half"
          - radio "Equal"
    - button "2 of 6 answered · not saved yet Show the next question without an answer"
    - button "Submit"
  `)
})

async function answerInPart(prediction: PredictionPage): Promise<void> {
  await prediction.score(HIGHLANDERS.home).fill('27')
  await prediction.minute.fill('9')
  await prediction.choice(0, HIGHLANDERS.home).check({ force: true })
}

/** Returns the names of the controls that are lower than a target for a thumb. */
function lowTargets(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .locator('button, a, label:has(input[type=radio]), input:not([type=radio])')
    .evaluateAll(
      (all, least) =>
        all
          .filter((one) => one.getBoundingClientRect().height < least)
          .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName),
      TARGET_PX,
    )
}
