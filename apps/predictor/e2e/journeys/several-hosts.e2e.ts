import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, openMatch } from '../pages/open-match.ts'
import { DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

const NOW = '2024-04-27T05:30:00Z'

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

it('a fan predicts, submits and reads the board on a platform with three hosts and a hidden Date', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  const [, votes = '', stored = ''] = ownStage.platform.origins
  const fixtures = new FixturesPage(page)
  const votesSent = callsOf(page, /\/votes\//)
  const boardsRead = callsOf(page, /\/entries/)
  const programsRead = callsOf(page, /\/program\.json$/)
  const streams = callsOf(page, /\/v2\/subscribe\//)
  // Without real-time keys and without Date, the device's clock is the only one that the page can read.
  await page.clock.install({ time: NOW })

  const prediction = await openMatch(page, { stage: ownStage, fan: DEMO_TOKEN })
  await prediction.answerEverything()
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(page).toHaveURL(/\/home\?/)
  await expect(fixtures.match(HIGHLANDERS)).toContainText('Edit Predictions')
  expect(new Set(votesSent)).toEqual(new Set([`${votes} with token`]))
  expect(votesSent).toHaveLength(8)
  expect(new Set(programsRead)).toEqual(new Set([stored]))

  await fixtures.tab('Leaderboards').click()
  await expect(page.getByText('Your Rank')).toBeVisible()
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  expect(boardsRead.length).toBeGreaterThan(0)
  expect(boardsRead.every((call) => call.startsWith(votes))).toBe(true)
  // The platform names real-time keys over TLS only.
  expect(streams).toEqual([])
})
