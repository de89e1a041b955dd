import { FixturesPage, REDS } from '../pages/fixtures-page.ts'
import { boxIn } from '../rig/framed-game.ts'
import { picturesReady, recordShifts, shiftOf } from '../rig/paint.ts'
import { alterMatches, hold } from '../rig/requests.ts'
import { goTo, openScreen } from '../rig/screens.ts'
import { expect, test as it } from '../rig/stage.ts'

/** A board replaces a spinner, and a slow read adds the line 'Still working'. Everything else keeps its place. */
const LOADING_SHIFT = 0.05
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const name of ['fixtures', 'leaderboard', 'prediction-open', 'result'] as const) {
  it(`shows the shell before the code of ${name} is loaded, and moves nothing later`, {
    tag: '@all',
  }, async ({ page, stage }) => {
    await recordShifts(page)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const releaseCode = await hold(page, '**/assets/*.js')
      const settled = await goTo(page, stage, name, { waitUntil: 'commit' })
      await expect(page.locator('.shell')).toBeVisible()
      await expect(page.getByRole('status')).toHaveText('Loading')
      releaseCode()
      await expect(settled).toBeVisible()
      await expect(page.locator('.shell')).toHaveCount(0)
      expect(await shiftOf(page), `${size.width} px`).toBeLessThan(LOADING_SHIFT)
      await page.unrouteAll({ behavior: 'wait' })
      await page.goto('about:blank')
    }
  })
}

it('a page whose code does not arrive offers to load it again', async ({ page, stage: { link } }) => {
  const code = '**/assets/index-*.js'
  await page.route(code, (route) => route.abort())
  await page.goto(link('/home'))
  const retry = page.getByRole('link', { name: 'Try again' })
  await expect(page.getByRole('status')).toHaveText('Loading')
  await expect(retry).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await page.unroute(code)
  await retry.click()
  await expect(page.getByText('Predict now').first()).toBeVisible()
})

/** As it travels. Generous: it finds a second copy of a library, or a build for development. */
const MOST_SCRIPT_BYTES = 400_000

it('the first screen loads no code twice and no build for development', async ({ page, stage }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await openScreen(page, stage, 'fixtures')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
})

it('initials and names keep their places when pictures and fonts fail to load', { tag: '@all' }, async ({
  page,
  stage: { link },
}) => {
  const match = new FixturesPage(page).match(REDS)
  const mark = page.locator('img[src*="/marks/"]')
  await page.route('**/*.woff2', (route) => route.abort())
  // Without their colours, teams have the platform's pictures.
  await alterMatches(page, ({ team_a_colours, team_a_code, team_b_colours, team_b_code, ...data }) => data)
  await page.goto(link('/home'))
  await expect(match).toBeVisible()
  await picturesReady(page)
  const places = async () => [await boxIn(match), await boxIn(mark)]
  const withPictures = await places()
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
  )
  await page.reload()
  await expect(match).toContainText('QUE')
  await expect(match).toContainText('Queensland Reds')
  expect(await places()).toEqual(withPictures)
  // The browser would draw its icon of a broken picture.
  await expect(mark).toBeHidden()
})
