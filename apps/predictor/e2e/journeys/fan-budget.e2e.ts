import { FAN_BUDGET, type FanPhase } from '../../storm/fan-budget.ts'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { countTraffic } from '../rig/platform-traffic.ts'
import { expect, test as it } from '../rig/stage.ts'

const { home, away } = HIGHLANDERS
const PICKS = { home: 27, away: 19, minute: 7, conversions: 5, choices: [home, home, 'Second half'] }
const BYTES_IN_A_KILOBYTE = 1000

it('a fan stays within the budget of requests and bytes from the list to the result', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  const token = await platform.newFan()
  await page.clock.install({ time: new Date('2024-04-27T05:31:00Z') })
  const traffic = await countTraffic(page, platform.url)
  /** A request that comes later than its phase is too much for the next one. */
  const endPhase = async (phase: FanPhase) => {
    const { name, requests, kilobytes } = FAN_BUDGET[phase]
    const sent = () => {
      const { sent, open } = traffic.read()
      return sent.length === requests && open === 0
        ? 'the budget'
        : `${open} of these open: ${sent.join(', ')}`
    }
    await expect.poll(sent, { message: name }).toBe('the budget')
    expect(traffic.read().bytes, name).toBeLessThanOrEqual(kilobytes * BYTES_IN_A_KILOBYTE)
    traffic.beginPhase()
  }
  const match = new FixturesPage(page).match(home, away)
  const prediction = new PredictionPage(page)
  const listening = page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))

  await page.goto(link('/home', { token }))
  await expect(match).toContainText('Predict now')
  await endPhase('openList')

  await match.click()
  await expect(prediction.minute).toBeVisible()
  await endPhase('openMatch')

  // What a start still has to save is saved by then.
  await listening
  await prediction.answerEverything(PICKS, HIGHLANDERS)
  await prediction.submit.click()
  await expect(match).toContainText('Edit Predictions')
  await endPhase('submit')

  await page.clock.fastForward('30:00')
  await endPhase('wait')

  await traffic.forgetPreflights()
  await platform.setClock('2024-04-27T09:20:00Z')
  await platform.settle(await platform.idOf(home))
  await expect(match).toContainText('See results')
  await endPhase('whistle')

  await match.click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  await endPhase('openResult')
})
