import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, openMatch, openMatchFromList } from '../pages/open-match.ts'
import { CALLS, votesSent } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a page that is reloaded while answers are being sent reads back what arrived, and keeps the rest', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  // One answer is stored and its response never comes, the other never leaves.
  const stored = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(CALLS.votes, async (route) => {
    if (!isFirst) return
    isFirst = false
    await route.fetch()
    stored.resolve()
  })
  await prediction.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await stored.promise
  await page.reload()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(1)
  await expect(prediction.minute).toHaveValue('9')
  await expect(prediction.conversions).toHaveValue('4')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const sent = votesSent(page)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('a Submit without a connection waits, is marked in the list, and is sent from any screen when the connection is back', async ({
  page,
  stage,
  fan,
  context,
}) => {
  const prediction = await openMatchFromList(page, { stage, fan })
  const match = new FixturesPage(page).match(HIGHLANDERS)
  const waiting = page.getByText('Waiting for connection')
  await prediction.minute.fill('9')
  await context.setOffline(true)
  // The second tap is not one on 'Keep editing'.
  await prediction.submit.dblclick()
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(match).toContainText('Waiting for connection')
  const votes = votesSent(page)

  await it.step('another screen opens without a connection', async () => {
    await page.getByRole('link', { name: 'Your profile' }).click()
    await expect(page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => votes.length).toBe(1)
  })

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(match).toContainText('Edit Predictions')
  await expect(waiting).toHaveCount(0)
  expect(votes).toEqual(['POST'])
})
