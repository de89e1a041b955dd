import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, openMatch, openMatchFromList, REDS } from '../pages/open-match.ts'
import { CALLS, votesSent } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

it('a draft survives a reload, is not called saved, and can be discarded', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await prediction.minute.fill('12')
  await expect(page.getByText('answered · not saved yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(prediction.minute).toHaveValue('12')
  await expect(page.getByText('1 of 6')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeFocused()
  await expect(page.getByText('0 of 6')).toBeVisible()
  await page.reload()
  await expect(page.getByText('0 of 6')).toBeVisible()
})

it('when some answers fail the screen names them, and the retry sends only those', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let refused = 0
  await page.route(CALLS.votes, (route) => {
    refused += 1
    return refused === 1 ? route.fulfill({ status: 503, json: { detail: 'busy' } }) : route.continue()
  })
  await prediction.submit.click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Submission Failed', { exact: true })).toBeVisible()
  await expect(alert).toContainText('1 of 2 saved.')
  await expect(alert).toContainText('Please Try Again')
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  const sent = votesSent(page)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('two taps on Submit, or Enter and a tap, send everything once', async ({ page, stage, fan }) => {
  const prediction = await openMatchFromList(page, { stage, fan })
  const sent = votesSent(page)
  await prediction.choice(1, 'Level').click({ force: true })
  await prediction.submit.dblclick()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])

  await page.goto(stage.link('/home', { token: fan }))
  await new FixturesPage(page).match(REDS.home, REDS.away).click()
  await prediction.choice(2, 'Equal').click({ force: true })
  await prediction.submit.focus()
  // Both reach the page before it renders again.
  await prediction.submit.evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await page.keyboard.press('Enter')
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST', 'POST'])
})

it('without a connection Submit waits, and is sent automatically when the connection is back', {
  tag: '@all',
}, async ({ page, stage, fan, context }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.choice(2, 'Equal').click({ force: true })
  await context.setOffline(true)
  await prediction.submit.dblclick()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expect(page.getByText('Saved', { exact: true })).not.toHaveCount(5)
  await context.setOffline(false)
  await expect(prediction.success).toBeVisible()
})

it('a Submit that waits for a connection is marked in the list, and is sent from any screen', async ({
  page,
  stage,
  fan,
  context,
}) => {
  const prediction = await openMatchFromList(page, { stage, fan })
  await prediction.choice(2, 'Equal').click({ force: true })
  await context.setOffline(true)
  await prediction.submit.click()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  const match = new FixturesPage(page).match(REDS.home, REDS.away)
  await match.click()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(match).toContainText('Waiting for connection')
  const votes = votesSent(page)
  await context.setOffline(false)
  await expect(match).toContainText('Edit Predictions')
  await expect(match).not.toContainText('Waiting for connection')
  expect(votes).toEqual(['POST'])
  await match.click()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Your draft is back.', { exact: false })).toHaveCount(0)
})

it('the list marks a draft, and a submit that the page was reloaded in', async ({ page, stage, fan }) => {
  const prediction = await openMatchFromList(page, { stage, fan })
  const match = new FixturesPage(page).match(REDS.home, REDS.away)
  await prediction.minute.fill('9')
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(match).toContainText('Draft')
  await expect(match).toContainText('Predict now')
  await match.click()
  const sent = page.waitForRequest(CALLS.votes)
  await page.route(CALLS.votes, () => undefined)
  await prediction.submit.click()
  await sent
  await page.goto(stage.link('/home', { token: fan }))
  await expect(match).toContainText('Not confirmed')
})

it('an answer changed on another device is asked about, not written over', async ({
  page,
  stage,
  fan,
  browser,
}) => {
  // Too low for all questions, so that the question can be out of sight.
  await page.setViewportSize({ width: 390, height: 500 })
  const prediction = await openMatch(page, { stage, fan })
  await prediction.conversions.fill('8')
  const otherDevice = await browser.newContext()
  const other = await openMatch(await otherDevice.newPage(), { stage, fan })
  await other.conversions.fill('6')
  await other.submit.click()
  await expect(other.success).toBeVisible()
  await otherDevice.close()
  await prediction.submit.click()
  await expect(page.getByText('Changed on another device to 6.')).toBeVisible()
  await expect(prediction.submit).toBeDisabled()
  await expect(prediction.submit).toBeFocused()
  // Said above the button, which also leads there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Not sent: an answer was changed on another device.' })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Keep 8' })).not.toBeInViewport()
  await notice.getByRole('button', { name: 'Show the question' }).click()
  await expect(page.getByRole('group', { name: 'Changed on another device to 6.' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Keep 8' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Keep 8' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /conversions/i })).toBeFocused()
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
})
