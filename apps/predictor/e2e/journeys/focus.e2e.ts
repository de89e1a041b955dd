import type { Page } from '@playwright/test'
import { HIGHLANDERS, openMatch, openMatchFromList, REDS } from '../pages/open-match.ts'
import type { PredictionPage } from '../pages/prediction-page.ts'
import { DEMO_TOKEN, expect, test as it, type Stage } from '../rig/stage.ts'

const CLOSED = '2024-04-27T08:31:00Z'

/** Closes the match while its questions are open; the next read brings the time. */
async function close(page: Page, { platform }: Stage): Promise<void> {
  await platform.setClock(CLOSED)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('Predictions closed.').first()).toBeVisible()
}

const CONTROLS = {
  'the minute': {
    control: (prediction: PredictionPage) => prediction.minute,
    next: (page: Page) => page.getByRole('heading', { name: /minute/ }),
  },
  'a score': {
    control: (prediction: PredictionPage) => prediction.score(HIGHLANDERS.home),
    next: (page: Page) => page.getByRole('heading', { name: 'What will the final score be?' }),
  },
  Submit: {
    control: (prediction: PredictionPage) => prediction.submit,
    next: (page: Page) => page.getByRole('link', { name: 'Back to fixtures' }).last(),
  },
}

for (const [name, { control, next }] of Object.entries(CONTROLS)) {
  it(`the focus on ${name} stays at its place when predictions close`, { tag: '@all' }, async ({
    page,
    ownStage,
  }) => {
    const prediction = await openMatch(page, { stage: ownStage, fan: DEMO_TOKEN }, HIGHLANDERS)
    await prediction.minute.fill('9')
    await control(prediction).focus()
    await close(page, ownStage)
    await expect(next(page)).toBeFocused()
  })
}

it('the focus is never on nothing from Submit over Success to the list', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.submit.focus()
  await page.keyboard.press('Enter')
  await expect(prediction.success).toBeVisible()
  await expect(page.getByRole('status').filter({ has: prediction.success })).toBeFocused()
  await expect(page).toHaveURL(/\/home\?/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

it('the focus is at the heading of the list after each way back', { tag: '@all' }, async ({
  page,
  stage,
  fan,
}) => {
  for (const way of ['arrow', 'browser'] as const) {
    await openMatchFromList(page, { stage, fan }, REDS)
    if (way === 'browser') await page.goBack()
    else await page.getByRole('link', { name: 'Back to fixtures' }).first().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'PREDICTOR' })).toBeFocused()
  }
})
