import { FixturesPage } from '../pages/fixtures-page.ts'
import { followLink, HIGHLANDERS, openMatch, REDS } from '../pages/open-match.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it } from '../rig/stage.ts'
import { votesSent } from '../rig/votes-sent.ts'

it('a draft survives a reload, is not called saved, and can be discarded', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan }, HIGHLANDERS)
  await prediction.minute.fill('12')
  await expect(page.getByText('answered · draft kept')).toBeVisible()
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

it('where some answers fail the screen says which, and the retry sends only the rest', async ({
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
  await expect(alert).toContainText('Submission Failed')
  await expect(alert).toContainText('1 of 2 saved.')
  await expect(alert).toContainText('Please Try Again')
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  const sent = votesSent(page)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('an answer whose reply was lost is found by reading back, not sent twice', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.choice(0, 'No try').click({ force: true })
  const sent: string[] = []
  await page.route(CALLS.votes, async (route) => {
    sent.push(route.request().method())
    await route.fetch()
    await route.abort('failed')
  })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(sent).toHaveLength(1)
})

it('two taps on Submit, or Enter and a tap, send everything once', async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  const sent = votesSent(page)
  await prediction.choice(1, 'Level').click({ force: true })
  await prediction.submit.dblclick()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])

  await page.goto(stage.link('/home', { token: fan }))
  await new FixturesPage(page).match(REDS.home, REDS.away).click()
  await prediction.choice(2, 'Equal').click({ force: true })
  await prediction.submit.focus()
  // Both reach the page before it has drawn anything anew.
  await prediction.submit.evaluate((button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await page.keyboard.press('Enter')
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST', 'POST'])
})

it('without a connection Submit waits, and goes out by itself', async ({ page, stage, fan, context }) => {
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

it('a Submit that waits for a connection outlasts its screen, and goes out when the match is opened again', async ({
  page,
  stage,
  fan,
  context,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.choice(2, 'Equal').click({ force: true })
  await context.setOffline(true)
  await prediction.submit.click()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  const match = new FixturesPage(page).match(REDS.home, REDS.away)
  await match.click()
  await expect(page.getByText('Waiting for connection')).toBeVisible()
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(match).toBeVisible()
  await context.setOffline(false)
  await match.click()
  await expect(prediction.success).toBeVisible()
})

it('a form that could not read the earlier answers offers a retry and no Submit', async ({
  page,
  stage,
  fan,
}) => {
  await page.route(CALLS.answers, (route) => route.fulfill({ status: 400, json: { detail: 'no' } }))
  const prediction = await followLink(page, { stage, fan })
  await expect(page.getByText('Your earlier answers could not be read.', { exact: false })).toBeVisible()
  await expect(prediction.submit).toHaveCount(0)
  await page.unroute(CALLS.answers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(prediction.minute).toBeEnabled()
})

it('an answer changed on another device is asked about, not written over', async ({
  page,
  stage,
  fan,
  context,
}) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.conversions.fill('8')
  const otherTab = await context.newPage()
  const other = await openMatch(otherTab, { stage, fan })
  // The draft is of this device; what the other tab saves is what the platform then has.
  await other.conversions.fill('6')
  await other.submit.click()
  await expect(other.success).toBeVisible()
  await otherTab.close()
  await prediction.submit.click()
  await expect(page.getByText('Changed on another device to 6.')).toBeVisible()
  await expect(prediction.submit).toBeDisabled()
  await expect(prediction.submit).toBeFocused()
  await page.getByRole('button', { name: 'Keep 8' }).click()
  await expect(page.getByRole('region', { name: /conversions/i })).toBeFocused()
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
})
