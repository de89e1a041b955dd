import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { expect, test as it } from '../rig/stage.ts'

const NOW = '2024-04-27T05:30:00Z'
const AFTER_THE_MATCH = '2024-04-27T09:20:00Z'
const { home, away } = HIGHLANDERS
const PICKS = { home: 27, away: 19, minute: 7, conversions: 5, choices: [home, home, 'Second half'] }

it.use({ hasSeparateHosts: true })

/** Calls to the platform from now on: origin, and whether the request has the player's token. */
function callsOf(page: Page, path: RegExp): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.method() === 'OPTIONS' || !path.test(pathname)) return
    const hasToken = request.headers()['authorization'] !== undefined
    calls.push(`${origin}${hasToken ? ' with token' : ''}`)
  })
  return calls
}

it('a fan predicts, submits, reads the board and the result on a platform with three hosts and a hidden Date', {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  const [api = '', votes = '', stored = ''] = platform.origins
  const fixtures = new FixturesPage(page)
  const prediction = new PredictionPage(page)
  const match = fixtures.match(home, away)
  const votesSent = callsOf(page, /\/votes\//)
  const boardsRead = callsOf(page, /\/entries/)
  const programsRead = callsOf(page, /\/program\.json$/)
  const streams = callsOf(page, /\/v2\/subscribe\//)
  // Without real-time keys and without Date, the device's clock is the only one that the page can read.
  await page.clock.install({ time: NOW })

  await it.step('predict and submit', async () => {
    const matchId = await platform.idOf(home)
    await page.goto(link(`/prediction/${matchId}`))
    await prediction.answerEverything(PICKS, { home, away })
    await prediction.submit.click()
    await expect(prediction.success).toBeVisible()
    await expect(page).toHaveURL(/\/home\?/)
    await expect(match).toContainText('Edit Predictions')
    expect(new Set(votesSent)).toEqual(new Set([`${votes} with token`]))
    expect(votesSent).toHaveLength(8)
    expect(new Set(programsRead)).toEqual(new Set([stored]))
  })

  await it.step('the board', async () => {
    await fixtures.tab('Leaderboards').click()
    await expect(page.getByText('Your Rank')).toBeVisible()
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    expect(boardsRead.length).toBeGreaterThan(0)
    expect(boardsRead.every((call) => call.startsWith(votes))).toBe(true)
  })

  await it.step('the result', async () => {
    await platform.setClock(AFTER_THE_MATCH)
    await page.clock.setSystemTime(AFTER_THE_MATCH)
    await page.goto(link('/home'))
    await expect(match).toContainText('See results')
    await match.click()
    await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toHaveText('YOU SCORED 31 Points')
  })

  await it.step('nothing was streamed: the platform names real-time keys over TLS only', () => {
    expect(streams).toEqual([])
    expect(api).not.toBe(votes)
  })
})
