import { FixturesPage } from '../pages/fixtures-page.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { expect, test as it } from '../rig/stage.ts'

it('the token is in the address and in the bearer header, and nowhere else on a whole journey', async ({
  page,
  stage: { link, game, platform },
  fan,
}) => {
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
  await page.goto(link('/', { token: fan }))
  const fixtures = new FixturesPage(page)
  await fixtures.match('Highlanders', 'Western Force').click()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('9')
  await page.route('**/votes/**', (route) => route.fulfill({ status: 500, json: {} }))
  await prediction.submit.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
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

it('the content policy holds on every screen, and forbids inline script', async ({
  page,
  stage: { link, game },
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  for (const path of ['/home', '/home/leaderboard', '/home/rules', '/profile']) {
    await page.goto(link(path))
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
  expect(broken).toEqual([])
  const headers = (await page.request.get(game.url)).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(headers['referrer-policy']).toBe('no-referrer')
})
