import { HIGHLANDERS, openMatch } from '../pages/open-match.ts'
import { expect, test as it } from '../rig/stage.ts'

const PICKS = { home: 27, away: 19, minute: 7, conversions: 5, choices: ['No try', 'Level', 'Second half'] }

it('a saved match says so once, and leads to what it lacks, then to the match that can be predicted next', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  const next = page.getByRole('link', { name: /^Saved Next: / })
  const unsaved = page.getByText(/not saved yet/i)
  const edit = page.getByRole('link').filter({ hasText: 'Edit Predictions' })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  await expect(unsaved).toHaveCount(1)
  await prediction.submit.click()
  await expect(page).toHaveURL(/\/home\?/)

  await expect(edit).toContainText('2 of 6 · finish')
  await edit.click()
  await expect(unsaved).toHaveCount(0)
  // First the questions without an answer, then the next match.
  await expect(page.getByRole('button', { name: /^2 of 6 saved/ })).toBeVisible()
  await expect(next).toHaveCount(0)
  await prediction.answerEverything(PICKS, HIGHLANDERS)
  await prediction.submit.click()
  await expect(page).toHaveURL(/\/home\?/)
  await edit.click()
  await next.click()
  await expect(unsaved).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Next: / })).toHaveCount(0)
  await expect(prediction.submit).toBeDisabled()
})
