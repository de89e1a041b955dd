import { HIGHLANDERS, openMatch } from '../pages/open-match.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a saved match says so once, and leads to the match that can be predicted next', { tag: '@all' }, async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  const next = page.getByRole('link', { name: /^2 of 6 saved Next: / })
  const unsaved = page.getByText(/not saved yet/i)
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  await expect(unsaved).toHaveCount(1)
  await expect(next).toHaveCount(0)
  await prediction.submit.click()
  await expect(page).toHaveURL(/\/home\?/)

  await page.getByRole('link').filter({ hasText: 'Edit Predictions' }).click()
  await expect(unsaved).toHaveCount(0)
  await next.click()
  await expect(unsaved).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Next: / })).toHaveCount(0)
  await expect(prediction.submit).toBeDisabled()
})
