import type { Page } from '@playwright/test'
import { openMatch } from '../pages/open-match.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it } from '../rig/stage.ts'

const UPRIGHT = { width: 820, height: 1180 }
const ACROSS = { width: 1180, height: 820 }

it('turning a tablet keeps the form: what has focus, what is typed, and what is being sent', async ({
  page,
  stage,
  fan,
}) => {
  await page.setViewportSize(UPRIGHT)
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.minute.focus()
  await page.setViewportSize(ACROSS)
  await expect(page.getByRole('region', { name: 'fixtures' })).toBeVisible()
  await expect(prediction.minute).toBeFocused()
  await expect(prediction.minute).toHaveValue('9')
  // Only a form that was mounted again finds a draft.
  await expect(page.getByText('Your draft is back.')).toHaveCount(0)

  await page.route(CALLS.votes, () => undefined)
  await prediction.submit.click()
  const submitting = page.getByRole('button', { name: 'Submitting' })
  await expect(submitting).toBeVisible()
  await page.setViewportSize(UPRIGHT)
  await expect(page.getByRole('region', { name: 'fixtures' })).toHaveCount(0)
  await expect(submitting).toBeVisible()
})

it('the head stays in its place between the tabs', async ({ page, stage }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(stage.link('/home'))
  const before = await headOf(page)
  await page.getByRole('tab', { name: 'Leaderboards' }).click()
  await expect(page.getByText('Your Rank')).toBeVisible()
  expect(await headOf(page)).toEqual(before)
})

/** Where the parts of the head are. */
function headOf(page: Page) {
  return Promise.all(
    [
      page.getByRole('heading', { name: 'PREDICTOR', exact: true }),
      page.getByRole('link', { name: 'Your profile' }),
      page.getByRole('tab', { name: 'Leaderboards' }),
    ].map((part) => part.boundingBox()),
  )
}
