import type { Page } from '@playwright/test'
import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, REDS } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { axeFaults } from '../rig/accessibility.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

/** The stream is open: what happens from here on arrives. */
function untilListening(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => /\/v2\/subscribe\//.test(response.url()))
}

/** Marks the page, so that a reload would show. */
async function markPage(page: Page): Promise<() => Promise<string | undefined>> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same page'
  })
  return () => page.evaluate(() => document.documentElement.dataset['mark'])
}

/** The match with a saved answer in one page and the list of matches in another, both listening. */
async function openBoth(page: Page, stage: Stage) {
  const id = await stage.platform.idOf(HIGHLANDERS.home)
  const prediction = new PredictionPage(page)
  const listening = untilListening(page)
  await page.goto(stage.link(`/prediction/${id}`))
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await listening
  await expect(page).toHaveURL(/\/home\?/)
  await new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away).click()
  await expect(prediction.minute).toHaveValue('9')
  const list = await page.context().newPage()
  const match = new FixturesPage(list).match(HIGHLANDERS.home, HIGHLANDERS.away)
  const listListening = untilListening(list)
  await list.goto(stage.link('/home'))
  await expect(match).toContainText('Sat')
  await listListening
  return { id, prediction, match, marks: [await markPage(page), await markPage(list)] }
}

it('results that come in change the tag of the list in place and are announced, and nothing else moves', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const match = new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away)
  const listening = untilListening(page)
  await page.goto(link('/home'))
  await expect(match).toContainText('Predict now')
  await listening
  const mark = await markPage(page)
  await match.focus()
  const scrolledTo = await page.evaluate(() => {
    window.scrollBy({ top: 40, behavior: 'instant' })
    return window.scrollY
  })

  await platform.settle(await ownStage.platform.idOf(HIGHLANDERS.home))

  await expect(match).toContainText('See results')
  const notice = page.getByRole('status').filter({ hasText: 'Results are in' })
  await expect(notice).toContainText('Highlanders v Western Force')
  expect(await axeFaults(page)).toEqual([])
  await expect(match).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolledTo)
  expect(await mark()).toBe('same page')

  await notice.getByRole('button', { name: 'See the result' }).click()
  await expect(page.getByRole('heading', { name: /YOU SCORED/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await mark()).toBe('same page')
})

it('results that come in while the questions are open leave the player where they are', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  const { platform, link } = ownStage
  const prediction = new PredictionPage(page)
  const listening = untilListening(page)
  await page.goto(link('/home'))
  await listening
  await new FixturesPage(page).match(REDS.home, REDS.away).click()
  await prediction.minute.focus()
  await page.keyboard.press('ArrowRight')
  const picked = await prediction.minute.inputValue()

  await platform.settle(await platform.idOf(HIGHLANDERS.home))

  const notice = page.getByRole('status').filter({ hasText: 'Results are in' })
  await expect(notice).toBeVisible()
  await expect(prediction.minute).toBeFocused()
  await expect(prediction.minute).toHaveValue(picked)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
  await expect(new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away)).toContainText('See results')
})

it('one stream serves every screen: navigation neither closes nor opens one, and a date that can be read costs no call for the time', {
  tag: '@all',
}, async ({ page, stage }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isNewStream = pathname.startsWith('/v2/subscribe/') && searchParams.get('tt') === '0'
    if (isNewStream || /heartbeat$|leave$|^\/time\//.test(pathname))
      calls.push(pathname.split('/').at(-1) ?? '')
  })
  const listening = untilListening(page)
  await page.goto(stage.link('/home'))
  await listening
  const list = new FixturesPage(page)
  for (const _time of ['first', 'second']) {
    await list.match('Queensland Reds', 'Blues').click()
    await expect(page.getByRole('heading', { name: 'PLAY PREDICTOR' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
    await list.tab('Leaderboards').click()
    await expect(page.getByRole('table')).toBeVisible()
    await list.tab('fixtures').click()
  }
  await page.getByRole('link', { name: 'How to play' }).click()
  await expect(page.getByRole('heading', { name: 'RULES' })).toBeVisible()
  expect(calls.toSorted()).toEqual(['0', 'heartbeat'])
})

it("a wrong device clock is reported, the countdown uses the platform's, and a long submit shows progress", {
  tag: '@all',
}, async ({ page, ownStage: { platform, link } }) => {
  // Ten minutes ahead of the platform's clock, give or take its start.
  await page.clock.install({ time: new Date('2024-04-27T05:40:00Z') })
  await page.goto(link('/home'))
  await expect(page.getByText(/clock is about \d+ minutes ahead\./).first()).toBeVisible()
  await new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away).click()
  const prediction = new PredictionPage(page)
  await expect(page.getByRole('main').getByText(/use the game's clock\./)).toBeVisible()
  await expect(page.getByRole('timer').first()).toHaveText(
    /^0d 1h (3[0-5]|29)m \d+s until predictions close$/,
  )
  await prediction.minute.fill('9')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${platform.apiUrl}**/votes/**`, async (route) => {
    await held
    await route.continue()
  })
  await prediction.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByText('Still working')).toBeVisible()
  release()
  await expect(prediction.success).toBeVisible()
})

it('a match that is open in one page and listed in another follows what the platform decides, without a reload', async ({
  page,
  ownStage,
}) => {
  const { platform, link } = ownStage
  const { id, prediction, match, marks } = await openBoth(page, ownStage)

  await it.step('a kick-off that moves changes the countdown and is announced once, on the open screens and without a reload', async () => {
    await platform.move(id, '2024-04-29T07:05:00Z')

    const moved = page.getByText(/Kick-off was moved to Mon, Apr 29, 2024, 7:05 PM\./)
    await expect(moved).toBeVisible()
    await expect(page.getByRole('timer').first()).toHaveText(/^2d 1h \d+m \d+s until predictions close$/)
    await expect(prediction.minute).toHaveValue('9')
    await expect(match).toContainText('Mon')
    await expect(match).toContainText('MOVED')
    expect(await Promise.all(marks.map((mark) => mark()))).toEqual(['same page', 'same page'])

    const listening = untilListening(page)
    await page.reload()
    await expect(prediction.minute).toHaveValue('9')
    await expect(moved).toHaveCount(0)
    await listening
  })

  await it.step('a match that is called off is void at once where it is open, its picks readable, and never awaits results', async () => {
    await markPage(page)
    await platform.callOff(id)

    await expect(
      page.getByText('This match was called off, and it earns no points.', { exact: false }),
    ).toBeVisible()
    await expect(prediction.submit).toHaveCount(0)
    await expect(prediction.minute).toHaveCount(0)
    await expect(page.getByText('1 answer saved', { exact: false })).toBeVisible()
    await expect(match).toContainText('VOID')
    expect(await Promise.all(marks.map((mark) => mark()))).toEqual(['same page', 'same page'])

    await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
    await platform.setClock('2024-04-29T12:00:00Z')
    await page.goto(link(`/result/${id}`))
    await expect(page).toHaveURL(/\/prediction\//)
    await page.goto(link('/home'))
    await new FixturesPage(page).chooseRound('Round 10')
    const own = new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away)
    await expect(own).toContainText('VOID')
    await expect(own).not.toContainText('Awaiting results')
  })
})

it('a change after the matches were read and before the stream is open still arrives', {
  tag: '@all',
}, async ({ page, ownStage }) => {
  const { platform, link } = ownStage
  const match = new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away)
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/\/v2\/subscribe\//)
  await page.route(/\/v2\/subscribe\//, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(link('/home'))
  await expect(match).toContainText('Sat')
  await asked
  const mark = await markPage(page)

  await platform.move(await ownStage.platform.idOf(HIGHLANDERS.home), '2024-04-29T07:05:00Z')
  open()

  await expect(match).toContainText('Mon')
  await expect(match).toContainText('MOVED')
  expect(await mark()).toBe('same page')
})
