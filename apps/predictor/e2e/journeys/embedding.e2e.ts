import type { Page } from '@playwright/test'
import { serveFramedGame } from '../rig/framed-game.ts'
import { atEverySize, DEMO_TOKEN, expect, test as it } from '../rig/stage.ts'

/** The list of the demo player's matches. */
const HOME = `/home?tournamentId=120-2024&accessToken=${DEMO_TOKEN}`

const frameHeight = (page: Page) => page.locator('iframe').evaluate((frame) => frame.clientHeight)
/**
 * Playwright's own waits for the outer page to load again, which a step inside the frame never causes. The step is made
 * after the answer: one that leaves the page would take the answer along.
 */
const goBack = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => history.back())
  })
const inFrame = (page: Page) => page.frameLocator('iframe')
const contentHeight = (page: Page) =>
  inFrame(page)
    .locator('html')
    .evaluate((root) => Math.ceil(root.getBoundingClientRect().height))

atEverySize(() => {
  it('a host page on another origin gives the game its height, and its bars stay in sight while the page scrolls', async ({
    page,
    stage,
  }) => {
    await using game = await serveFramedGame(stage)
    game.show(HOME)
    await page.goto(game.host.origin)
    const countdown = inFrame(page).getByText(/until predictions close/)
    const back = inFrame(page).getByRole('link', { name: 'Back to fixtures' }).first()
    const submit = inFrame(page).getByRole('button', { name: 'Submit', exact: true })
    // The last thing to come on the list.
    await expect(inFrame(page).getByRole('button', { name: 'Closing times for your calendar' })).toBeVisible()
    await expect.poll(async () => (await frameHeight(page)) - (await contentHeight(page))).toBe(0)
    const onList = await frameHeight(page)
    expect(onList).toBeGreaterThan(700)

    await it.step('a match is higher', async () => {
      await inFrame(page).getByText('Predict now').first().click()
      await expect(inFrame(page).getByRole('slider').first()).toBeVisible()
      await expect.poll(() => frameHeight(page)).toBeGreaterThan(onList)
      await expect.poll(async () => (await frameHeight(page)) - (await contentHeight(page))).toBe(0)
    })

    await it.step('bars stay in sight while the host page scrolls the game', async () => {
      for (const share of [0.25, 0.5, 0.75]) {
        await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share)
        for (const bar of [countdown, back, submit]) await expect(bar).toBeInViewport({ ratio: 1 })
      }
    })

    await it.step('bars stay in sight while an element of the host page scrolls the game', async () => {
      await page.evaluate(() => {
        const outer = document.querySelector('iframe')?.parentElement
        Object.assign(outer?.style ?? {}, { blockSize: '500px', overflow: 'auto' })
      })
      for (const share of [0, 0.5]) {
        await page.evaluate((part) => {
          const outer = document.querySelector('iframe')?.parentElement
          outer?.scrollTo(0, outer.scrollHeight * part)
        }, share)
        for (const bar of [countdown, submit]) await expect(bar).toBeInViewport({ ratio: 1 })
      }
    })

    await it.step('the list has its height again', async () => {
      await back.click()
      await expect.poll(() => frameHeight(page)).toBe(onList)
    })
  })

  it('the back button makes one step inside the game, then leaves to the host', async ({ page, stage }) => {
    await using game = await serveFramedGame(stage)
    const { host } = game
    game.show(HOME)
    await page.goto(`${host.origin}/elsewhere`)
    await page.goto(host.origin)
    for (const _match of ['first', 'second']) {
      await inFrame(page).getByText('Predict now').first().click()
      await expect(inFrame(page).getByRole('slider').first()).toBeVisible()
      await inFrame(page).getByRole('link', { name: 'Back to fixtures' }).first().click()
      await expect(inFrame(page).getByRole('tab').first()).toBeVisible()
    }
    await inFrame(page).getByRole('tab', { name: 'Leaderboards' }).click()
    await inFrame(page).getByRole('link', { name: 'How to play' }).click()
    await expect(inFrame(page).getByRole('heading', { name: 'RULES' })).toBeVisible()
    await goBack(page)
    await expect(inFrame(page).getByRole('tab', { name: 'Leaderboards', selected: true })).toBeVisible()
    await goBack(page)
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  })
})

it('the host opens a screen; a page that is not allowed receives no message, and its messages are ignored', async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  const { host } = game
  game.show(HOME)
  const askForRules = () =>
    page.evaluate((origin) => {
      const frame = document.querySelector('iframe')
      frame?.contentWindow?.postMessage({ type: 'touchline:open', screen: 'rules' }, origin)
    }, game.url)
  await page.goto(host.origin)
  await expect(inFrame(page).getByText('Predict now').first()).toBeVisible()
  await expect.poll(async () => (await frameHeight(page)) - (await contentHeight(page))).toBe(0)
  await askForRules()
  await expect(inFrame(page).getByRole('heading', { name: 'RULES' })).toBeVisible()
  // What the host opened took the list's place: closing brings the list, not the page before the host's.
  await inFrame(page).getByRole('button', { name: 'Close' }).click()
  await expect(inFrame(page).getByText('Predict now').first()).toBeVisible()

  await page.goto(host.strangerOrigin)
  const heightBefore = await frameHeight(page)
  await expect(inFrame(page).getByText('Predict now').first()).toBeVisible()
  await askForRules()
  await page.evaluate((origin) => {
    window.postMessage({ type: 'touchline:height', height: 1234 }, origin)
  }, host.strangerOrigin)
  await inFrame(page).getByRole('tab', { name: 'Leaderboards' }).click()
  await expect(inFrame(page).getByText('Your Rank')).toBeVisible()
  await expect(inFrame(page).getByRole('heading', { name: 'RULES' })).toHaveCount(0)
  expect(await frameHeight(page)).toBe(heightBefore)
})

it('a closed match shows the score that the host page sends, and what the answers are worth', async ({
  page,
  stage,
}) => {
  await using game = await serveFramedGame(stage)
  const fixtureId = await stage.platform.idOf('ACT Brumbies')
  game.show(`/prediction/${fixtureId}?tournamentId=120-2024&accessToken=${DEMO_TOKEN}`)
  await page.goto(game.host.origin)
  await expect(inFrame(page).getByText('6 answers saved')).toBeVisible()
  await page.evaluate((id) => {
    const score = { type: 'touchline:score', fixtureId: id, home: 33, away: 20, minute: 63 }
    document.querySelector('iframe')?.contentWindow?.postMessage(score, '*')
  }, fixtureId)
  await expect(inFrame(page).getByText('Live: 33 – 20')).toBeVisible()
  await expect(inFrame(page).getByText('Right now 30 points')).toBeVisible()
})
