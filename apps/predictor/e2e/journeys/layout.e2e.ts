import type { Locator, Page } from '@playwright/test'
import { FixturesPage, REDS } from '../pages/fixtures-page.ts'
import { openMatch } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { boxIn, frameOf, openFramed, scrollHostTo, serveFramedGame, sizeFrame } from '../rig/framed-game.ts'
import { layoutFaults } from '../rig/layout-faults.ts'
import { nextPaint, setTextSize } from '../rig/paint.ts'
import { altered, alterMatches, CALLS, hold } from '../rig/requests.ts'
import { expect, test as it } from '../rig/stage.ts'

interface WireList {
  readonly results: readonly { readonly id: string }[]
}

it('a phone shows eight matches in one sight, and what is left to predict before the standing is read', async ({
  page,
  stage,
}) => {
  // Two matches more than the round has.
  await page.route(CALLS.fixtures, (route) =>
    altered<WireList>(route, (list) => ({
      ...list,
      results: [...list.results, ...list.results.slice(-2).map((one) => ({ ...one, id: `${one.id}-again` }))],
    })),
  )
  const asked = page.waitForRequest(CALLS.ownStanding)
  const release = await hold(page, CALLS.ownStanding)
  await page.goto(stage.link('/home'))
  await expect(page.getByRole('listitem')).toHaveCount(8)
  await asked
  await expect(page.getByText('4 to predict')).toBeVisible()
  await expect(page.getByText('pts · #')).toHaveCount(0)
  release()
  await expect(page.getByText(/^\d+ pts · #\d+$/)).toBeVisible()
  await expect(page.getByText(/^\d+h \d+m$/)).toBeVisible()
  for (const match of await page.getByRole('listitem').all()) await expect(match).toBeInViewport({ ratio: 1 })
})

it('a tablet shows the matches in two columns and the summary of the round below them, a wide screen next to one column, without an overlap', {
  tag: '@all',
}, async ({ page, stage }) => {
  await page.goto(stage.link('/home'))
  await expect(page.getByText('Predict now').first()).toBeVisible()
  const cards = page.getByRole('region', { name: 'Matches' }).getByRole('listitem')
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await nextPaint(page)
    const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    return new Set(lefts).size
  }
  const summary = page.getByRole('heading', { name: 'Closes next' })
  expect(await columns(390)).toBe(1)
  await expect(summary).toHaveCount(0)
  expect(await columns(768)).toBe(2)
  await expect(summary).toBeVisible()
  expect(await columns(1280)).toBe(1)
  await expect(summary).toBeVisible()
  expect(await columns(900)).toBe(1)
  expect(await layoutFaults(page)).toEqual([])
  await setTextSize(page, '200%')
  expect(await layoutFaults(page), 'in text of twice the size').toEqual([])
})

/** The longest names of real clubs, and a single word of 24 letters. */
const LONG_NAMES = [
  ['New South Wales Waratahs', 'Stade Français Paris'],
  ['Llanfairpwllgwyngyllgoge', 'Melbourne Rebels'],
] as const

for (const [home, away] of LONG_NAMES) {
  it(`nothing overlaps on narrow screens and in two narrow columns for ${home} v ${away}, and the header scrolls away in large text`, {
    tag: '@all',
  }, async ({ page, stage: { platform, link }, fan }) => {
    // Without short names, which a platform may not have.
    await alterMatches(page, ({ team_a_short, team_b_short, ...data }) => ({
      ...data,
      team_a: home,
      team_b: away,
    }))
    const prediction = new PredictionPage(page)
    for (const path of ['/home', `/prediction/${await platform.idOf(REDS.home)}`]) {
      await page.goto(link(path, { token: fan }))
      await expect(page.getByText(home).first()).toBeVisible()
      if (path !== '/home') await prediction.score(home).fill('88')
      for (const width of [600, 320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await nextPaint(page)
        expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([])
      }
    }
    await setTextSize(page, '200%')
    await page.evaluate(() => window.scrollTo(0, 1000))
    await expect(page.getByRole('timer').first()).not.toBeInViewport()
    await expect(prediction.submit).toBeInViewport({ ratio: 1 })
  })
}

it('on the narrowest telephone, and in text of twice the size, the head is one row of whole words and no tab is cut off', {
  tag: '@all',
}, async ({ page, stage }) => {
  const title = page.getByRole('heading', { name: 'PREDICTOR', exact: true })
  await page.goto(stage.link('/home/leaderboard'))
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  // The narrowest one is a frame between the margins of a host page on the telephone.
  for (const [width, size] of [
    [304, '100%'],
    [320, '100%'],
    [320, '200%'],
    [390, '200%'],
  ] as const) {
    await it.step(`${width} px, ${size}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, size)
      await nextPaint(page)
      expect(await linesOf(title)).toBe(1)
      expect(await linesOf(page.getByText('Your Name', { exact: true }))).toBe(1)
      await expect(page.getByRole('tab', { name: 'Leaderboards' })).toBeInViewport({ ratio: 1 })
    })
  }
})

const linesOf = (words: Locator) =>
  words.evaluate((node) =>
    Math.round(node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight)),
  )

/** A small frame, and a phone on its side. */
const LOW = [
  { width: 320, height: 300 },
  { width: 667, height: 375 },
]

for (const size of LOW) {
  it(`at ${size.width} × ${size.height} the list shows a match, and both scores and their buttons fit between the bars`, {
    tag: '@all',
  }, async ({ page, stage, fan }) => {
    await page.setViewportSize(size)
    await page.goto(stage.link('/home', { token: fan }))
    await expect(page.getByText('Highlanders', { exact: true }).first()).toBeInViewport({ ratio: 1 })

    const prediction = await openMatch(page, { stage, fan })
    const home = prediction.score('Highlanders')
    await home.evaluate((field) => field.scrollIntoView({ block: 'start' }))
    const more = page.getByRole('button', { name: /more/ }).nth(1)
    const parts = [home, prediction.score('Western Force'), more]
    await expect.poll(() => areBetweenBars(page, prediction, parts)).toBe(true)
  })

  it(`in a window of ${size.width} × ${size.height} around a frame as high as the game, the list shows a match and the card its scores`, {
    tag: '@all',
  }, async ({ page, stage, fan }) => {
    await using game = await serveFramedGame(stage)
    await sizeFrame(page, size)
    await openFramed(page, game, '/home', fan)
    const frame = frameOf(page)
    await expect(frame.getByRole('heading', { name: 'PREDICTOR', exact: true })).toBeVisible()
    await page.locator('iframe').evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(frame.getByText('Highlanders', { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await new FixturesPage(frame).match(REDS).click()
    const prediction = new PredictionPage(frame)
    const home = prediction.score(REDS.home)
    await expect(home).toBeVisible()
    const { height } = await boxIn(frame.locator('header'))
    await scrollHostTo(page, home, height + 4)
    const parts = [home, prediction.score(REDS.away)]
    await expect.poll(() => areBetweenBars(frame, prediction, parts)).toBe(true)
  })
}

/** Whether all of these are between the header with the countdown and the bar with Submit. */
async function areBetweenBars(
  place: Pick<Page, 'getByText'>,
  { submit }: PredictionPage,
  parts: readonly Locator[],
): Promise<boolean> {
  const head = await boxIn(place.getByText(/until predictions close/))
  const bar = await boxIn(submit)
  const boxes = await Promise.all(parts.map(boxIn))
  return boxes.every(({ y, height }) => y >= head.y + head.height && y + height <= bar.y)
}
