import type { Page } from '@playwright/test'
import { HIGHLANDERS, openMatch, openMatchFromList } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { alterWidgets, attributeOf, CALLS, gate, votesSent } from '../rig/requests.ts'
import { DEMO_TOKEN, expect, test as it, type Stage } from '../rig/stage.ts'

/** Opens a match and answers two of its questions, without a Submit. */
async function answerTwoQuestions(page: Page, stage: Stage): Promise<PredictionPage> {
  const prediction = await openMatch(page, { stage, fan: DEMO_TOKEN }, HIGHLANDERS)
  await prediction.minute.fill('9')
  await prediction.conversions.fill('4')
  return prediction
}

it('a laptop that slept through the deadline wakes to a closed form and reads what changed, without a burst of requests', async ({
  page,
  ownStage,
}) => {
  const { platform } = ownStage
  await page.clock.install({ time: new Date('2024-04-27T05:31:00Z') })
  const prediction = await openMatchFromList(page, { stage: ownStage, fan: DEMO_TOKEN }, HIGHLANDERS)
  await prediction.minute.fill('9')
  await expect(prediction.submit).toBeEnabled()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(platform.apiUrl)) asked.push(new URL(request.url()).pathname)
  })
  await platform.setClock('2024-04-27T08:31:00Z')
  // Timers that were due meanwhile fire once, as after a lid was closed.
  await page.clock.fastForward('03:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('Predictions closed.').first()).toBeVisible()
  await expect(prediction.submit).toHaveCount(0)
  await expect(page.getByText('Not saved in time: 9')).toBeVisible()
  // Three hours hold 36 looks for results: one is made up for, and one is for the result that came in meanwhile.
  const times = asked.map((path) => asked.filter((other) => other === path).length)
  expect(Math.max(...times)).toBeLessThanOrEqual(2)
})

it('a result that is partial is provisional, and one that is corrected says what it was', async ({
  page,
  ownStage: { platform, link },
}) => {
  const id = await platform.idOf(HIGHLANDERS.home)
  const prediction = new PredictionPage(page)
  await page.goto(link(`/prediction/${id}`))
  await prediction.minute.fill('9')
  await prediction.choice(1, 'Level').click({ force: true })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await platform.setClock('2024-04-27T09:20:00Z')

  await platform.settle(id, { firstPointsMinute: 9 })
  const listening = page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
  await page.goto(link(`/result/${id}`))
  const cards = page.getByRole('listitem').filter({ hasText: /^result / })
  const minute = cards.filter({ hasText: 'minute' })
  await expect(page.getByText('Provisional: 1 of 6 questions decided')).toBeVisible()
  await expect(minute).toContainText('Yay! you got it correct')
  await expect(page.getByText('A result was corrected.', { exact: false })).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Pending' })).toHaveCount(5)
  await expect(page.getByText('Better luck next time!')).toHaveCount(0)

  // The correction arrives while the result is open.
  await listening
  await platform.settle(id, { firstPointsMinute: 11 })
  await expect(minute).toContainText('You were almost correct · 2 minutes away: +3')
  await expect(minute).toContainText('Corrected since you last looked (was +10)')
  await expect(page.getByText('The leaderboard may take a while to follow.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 3 Points')
})

it('a question that closes before Submit shows what is saved, and the others are sent without it', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  const { platform } = ownStage
  await page.clock.install({ time: new Date('2024-04-27T05:31:00Z') })
  await alterWidgets(page, (widgets) => {
    const tries = widgets.find((one) => attributeOf(one, 'field_type') === 'select')
    return widgets.map((one) => (one === tries ? { ...one, interactive_until: '2024-04-27T05:45:00Z' } : one))
  })
  const prediction = await openMatch(page, { stage: ownStage, fan: DEMO_TOKEN }, HIGHLANDERS)
  const tries = prediction.choice(0, 'No try')
  await tries.check({ force: true })
  await prediction.minute.fill('9')
  await expect(page.getByText('2 of 6')).toBeVisible()
  // Past its own closing time, and before the match's even where an answer in between moves the page's clock as well.
  await platform.setClock('2024-04-27T05:51:00Z')
  await page.clock.fastForward('20:00')
  await expect(tries).toBeDisabled()
  await expect(tries).not.toBeChecked()
  await expect(page.getByText('Not saved in time: No try')).toBeVisible()
  await expect(page.getByText('1 of 6')).toBeVisible()
  const sent = votesSent(page)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  expect(sent).toEqual(['POST'])
})

it('answers that are being sent when the match closes stay visible until the result of each is known', async ({
  page,
  ownStage,
}) => {
  const { platform } = ownStage
  const prediction = await answerTwoQuestions(page, ownStage)
  const votes = await gate(page, CALLS.votes)
  await prediction.submit.click()
  const onTheirWay = page.getByText('On its way', { exact: true })
  await expect(onTheirWay).toHaveCount(2)
  // The game sends them after it has compared them with the platform's, and nothing once the match has closed.
  await votes.untilAsked('votes', 'votes')
  await platform.setClock('2024-04-27T08:31:00Z')
  // The answers are read again, and with them the time.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('Predictions closed.').first()).toBeVisible()
  await expect(prediction.minute).toHaveValue('9')
  await expect(onTheirWay).toHaveCount(2)
  await expect(page.getByText('No answer', { exact: true })).toHaveCount(4)
  await expect(page.getByText('2 of 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await votes.open()
  await expect(page.getByText('Closed before this answer arrived')).toHaveCount(2)
  await expect(page.getByRole('listitem').filter({ hasText: 'minute' })).toContainText(/9\s*Closed/)
  await expect(page.getByText('Please Try Again')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to fixtures' }).last()).toBeVisible()
})

it('a question that closes while its answer is being sent says so, keeps the others, and is not sent again', async ({
  page,
  ownStage,
}) => {
  const { platform } = ownStage
  const prediction = await answerTwoQuestions(page, ownStage)
  let sent = 0
  let arrive: (() => void) | undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(CALLS.votes, async (route) => {
    sent += 1
    if (sent === 1) {
      await route.fulfill({ response: await route.fetch() })
      arrive?.()
      return
    }
    // The other is still on its way when the platform's clock passes the closing time.
    await arrived
    await platform.setClock('2024-04-27T08:31:00Z')
    await route.continue()
  })
  await prediction.submit.click()
  await expect(page.getByText('Closed before this answer arrived')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('1 of 2 saved.')
  await expect(page.getByRole('alert')).toContainText('What came too late does not count, the rest does.')
  await expect(prediction.submit).toHaveCount(0)
  await expect(page.getByText(/^1 answer saved/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^1 answer saved/)).toBeVisible()
  expect(sent).toBe(2)
})

it('a wait that the platform asks for beyond kick-off says not received, keeps the rest, and leaves a further attempt', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  const { platform } = ownStage
  await page.clock.install({ time: new Date('2024-04-27T05:31:00Z') })
  const prediction = await answerTwoQuestions(page, ownStage)
  // Capacity for one answer, and then a wait of a week.
  const capacity = { method: 'POST', perSecond: 0.1, retryAfter: 604_800 }
  await platform.addFault({ path: '/api/v1/widget-interactions/*', ...capacity })
  await prediction.submit.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Submission Failed 1 of 2 saved. Please Try Again')
  await expect(alert).toContainText('Not received: the platform is too busy until after predictions close.')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/^The platform is busy\. You can submit again in \d+ s\.$/)).toBeVisible()
  await expect(prediction.submit).toHaveAttribute('aria-disabled', 'true')
  await platform.clearFaults()
  await page.clock.fastForward('03:10')
  await expect(page.getByText('The platform is busy', { exact: false })).toHaveCount(0)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
})
