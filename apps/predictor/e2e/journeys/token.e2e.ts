import { readFile } from 'node:fs/promises'
import { openMatchFromList } from '../pages/open-match.ts'
import { CALLS, refuse } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

it('the token is in the address and in the bearer header, and nowhere else on a whole journey', async ({
  page,
  stage,
  fan,
}) => {
  const { link, game, platform } = stage
  const leaks: string[] = []
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  page.on('request', (request) => {
    const headers = request.headers()
    const { authorization = '', referer = '', ...others } = headers
    const isOwnPage = request.isNavigationRequest() && request.url().startsWith(game.url)
    // Real-time access uses the token as its auth key (specification, section 6), towards its own origin only.
    const isRealtime = request.url().startsWith(`${platform.url}/v2/`)
    if (request.url().includes(fan) && !isOwnPage && !isRealtime) leaks.push(`url ${request.url()}`)
    if (referer.includes(fan)) leaks.push(`referer of ${request.url()}`)
    if (authorization.includes(fan) && !request.url().startsWith(platform.url))
      leaks.push(`sent to ${request.url()}`)
    if (JSON.stringify(others).includes(fan)) leaks.push(`header of ${request.url()}`)
    if ((request.postData() ?? '').includes(fan)) leaks.push(`body of ${request.url()}`)
  })
  const prediction = await openMatchFromList(page, { stage, fan })
  await prediction.minute.fill('9')
  await page.route(CALLS.votes, refuse)
  await prediction.submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(CALLS.votes)
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Closing times for your calendar' }).click()
  const calendar = await saved
  expect(calendar.suggestedFilename()).toBe('predictions-10.ics')
  expect(await readFile(await calendar.path(), 'utf8')).not.toContain(fan)

  await page.goto(link('/home/leaderboard', { token: fan }))
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.getByRole('link', { name: 'How to play' }).click()
  expect(leaks).toEqual([])
  expect(logged.filter((text) => text.includes(fan))).toEqual([])
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links.filter((href) => href.includes(fan) && !href.startsWith('/'))).toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(kept).not.toContain(fan)
})
