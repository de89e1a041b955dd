import type { Page } from '@playwright/test'
import { openMatch, REDS, type Visit } from '../pages/open-match.ts'
import type { PredictionPage } from '../pages/prediction-page.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it } from '../rig/stage.ts'
import { votesSent } from '../rig/votes-sent.ts'

/** Submits two answers: one is stored and its reply never comes, the other never leaves. */
async function submitIntoSilence(page: Page, visit: Visit): Promise<PredictionPage> {
  const prediction = await openMatch(page, visit)
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  let isFirst = true
  const stored = new Promise<void>((resolve) => {
    void page.route(CALLS.votes, async (route) => {
      if (!isFirst) return
      isFirst = false
      await route.fetch()
      resolve()
    })
  })
  await prediction.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await stored
  return prediction
}

it('a score that was not set is still not set after a reload, and its card says that 0 is sent', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.score(REDS.home).fill('27')
  const note = page.getByText(`No score for ${REDS.away} yet: 0 is sent`)
  await expect(note).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your draft is back. It is not saved yet.')).toBeVisible()
  await expect(prediction.score(REDS.home)).toHaveValue('27')
  await expect(prediction.score(REDS.away)).toHaveValue('')
  await expect(note).toBeVisible()
  await prediction.score(REDS.away).fill('0')
  await page.reload()
  await expect(prediction.score(REDS.away)).toHaveValue('0')
  await expect(note).toHaveCount(0)
})

it('a page that is reloaded while answers are being sent reads back what arrived, and keeps the rest', async ({
  page,
  stage,
  fan,
}) => {
  const prediction = await submitIntoSilence(page, { stage, fan })
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

it('a page that comes back into sight, or out of the history, compares with what is stored', {
  tag: '@all',
}, async ({ page, stage, fan, context }) => {
  const prediction = await openMatch(page, { stage, fan })
  const otherTab = await context.newPage()
  const other = await openMatch(otherTab, { stage, fan })
  await other.minute.fill('33')
  await other.submit.click()
  await expect(other.success).toBeVisible()
  await otherTab.close()
  await expect(prediction.minute).not.toHaveValue('33')
  // What a browser says to a page that it shows again as it was left.
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(prediction.minute).toHaveValue('33')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
})

it('a submit that was suspended in the history is aborted, read back, and can be repeated', {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  const prediction = await submitIntoSilence(page, { stage, fan })
  const readAnew = page.waitForRequest(CALLS.profile)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('alert')).toContainText('1 of 2 saved.')
  await readAnew
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
})

it("an answer of this device that was stored after a failure is not shown as another device's", {
  tag: '@all',
}, async ({ page, stage, fan }) => {
  const prediction = await openMatch(page, { stage, fan })
  await prediction.minute.fill('9')
  await page.route(CALLS.votes, async (route) => {
    await route.fetch()
    await route.abort('failed')
  })
  const votes = votesSent(page)
  // It is stored, its reply is lost, and it cannot be read back.
  await page.route(CALLS.answers, (route) => (votes.length > 0 ? route.abort('failed') : route.continue()))
  await prediction.submit.click()
  await expect(page.getByRole('alert')).toContainText('0 of 1 saved.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await prediction.minute.fill('11')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(page.getByText('Changed on another device', { exact: false })).toHaveCount(0)
})
