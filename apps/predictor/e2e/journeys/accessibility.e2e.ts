import { FixturesPage } from '../pages/fixtures-page.ts'
import { HIGHLANDERS, openMatchFromList, REDS } from '../pages/open-match.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import { coloursOf, hiddenWords, lookOf, tabTo, unseenFocus } from '../rig/accessibility.ts'
import { atEverySize, expect, test as it } from '../rig/stage.ts'

atEverySize(() => {
  it('a whole prediction is made by keyboard alone', async ({ page, stage: { link }, fan }) => {
    await page.goto(link('/home', { token: fan }))
    await tabTo(page, new FixturesPage(page).match(HIGHLANDERS.home, HIGHLANDERS.away))
    await page.keyboard.press('Enter')
    const prediction = new PredictionPage(page)
    await tabTo(page, prediction.score('Highlanders'))
    await page.keyboard.press('ArrowUp')
    await tabTo(page, prediction.score('Western Force'))
    await page.keyboard.press('ArrowUp')
    await tabTo(page, prediction.minute)
    await page.keyboard.press('ArrowRight')
    await expect(prediction.minute).toHaveValue('21')
    await tabTo(page, prediction.conversions)
    await page.keyboard.press('PageUp')
    await expect(prediction.conversions).toHaveValue('5')
    for (const place of [0, 1, 2]) {
      await tabTo(page, prediction.choices(place).first())
      await page.keyboard.press('Space')
    }
    await expect(page.getByText('6 of 6')).toBeVisible()
    // From the last answer the next stop is Submit.
    await page.keyboard.press('Tab')
    await expect(prediction.submit).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(prediction.success).toBeVisible()
  })

  it('leaderboards, rules and profile are read and left by keyboard alone', { tag: '@all' }, async ({
    page,
    stage: { link },
    fan,
  }) => {
    const fixtures = new FixturesPage(page)
    await page.goto(link('/home', { token: fan }))
    await tabTo(page, fixtures.tab('fixtures'))
    // The tabs are one stop; the arrows choose.
    await page.keyboard.press('ArrowRight')
    await expect(fixtures.tab('Leaderboards')).toBeFocused()
    await expect(page).toHaveURL(/\/home\/leaderboard\?/)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    const board = page.getByRole('combobox')
    await tabTo(page, board)
    await page.keyboard.press('ArrowDown')
    await expect(board).toHaveValue('season')
    await expect(page.getByRole('row').nth(2)).toBeVisible()

    await tabTo(page, page.getByRole('link', { name: 'How to play' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'RULES' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home\/leaderboard\?/)

    await tabTo(page, page.getByRole('link', { name: 'Your profile' }))
    await page.keyboard.press('Enter')
    const name = page.getByRole('textbox', { name: 'Nickname' })
    await tabTo(page, name)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Key Player')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Key Player').first()).toBeVisible()
  })

  it('a screen that comes has a title of its own and takes the focus that the one before had, without a ring for a tap', async ({
    page,
    stage: { link },
    fan,
  }) => {
    const fixtures = new FixturesPage(page)
    const prediction = new PredictionPage(page)
    const match = page.getByRole('heading', { name: 'Highlanders vs Western Force', exact: true })
    const hasRing = () => page.evaluate(() => document.activeElement?.matches(':focus-visible'))
    await page.goto(link('/home', { token: fan }))
    await expect(page).toHaveTitle('Fixtures · Predictor · Men’s 2024')
    await expect(page.locator('body')).toBeFocused()

    await fixtures.match(HIGHLANDERS.home, HIGHLANDERS.away).click()
    await expect(page).toHaveTitle('Highlanders v Western Force · Predictor · Men’s 2024')
    await expect(match).toBeFocused()
    expect(await hasRing()).toBe(false)
    await page.getByRole('link', { name: 'Back to fixtures' }).first().click()
    await expect(page).toHaveTitle('Fixtures · Predictor · Men’s 2024')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused()
    expect(await hasRing()).toBe(false)

    await fixtures.match(HIGHLANDERS.home, HIGHLANDERS.away).click()
    await prediction.minute.fill('9')
    await prediction.submit.click()
    await expect(page.getByRole('status').filter({ has: prediction.success })).toBeFocused()
    await expect(page).toHaveTitle('Fixtures · Predictor · Men’s 2024')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused()

    await page.getByRole('link', { name: 'How to play' }).click()
    await expect(page).toHaveTitle('How to play · Predictor · Men’s 2024')
    await expect(page.getByRole('heading', { name: 'RULES' })).toBeFocused()
  })
})

it("in the player's own colours focus, selection and sliders are seen", { tag: '@all' }, async ({
  page,
  stage: { link },
  fan: token,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme: 'dark' })
  for (const path of ['/home', '/home/leaderboard', '/home/rules', '/profile']) {
    await page.goto(link(path, { token }))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await unseenFocus(page, 8), path).toEqual([])
    expect(await hiddenWords(page), path).toEqual([])
  }

  const fixtures = new FixturesPage(page)
  await page.goto(link('/home', { token }))
  expect(await lookOf(fixtures.tab('fixtures'))).not.toBe(await lookOf(fixtures.tab('Leaderboards')))
  const rounds = page.getByRole('radio')
  const [selected, other] = [fixtures.selectedRound, rounds.first()]
  expect(await lookOf(selected.locator('..'))).not.toBe(await lookOf(other.locator('..')))

  await fixtures.match(HIGHLANDERS.home, HIGHLANDERS.away).click()
  const prediction = new PredictionPage(page)
  await expect(prediction.minute).toBeVisible()
  await prediction.minute.fill('9')
  expect(await unseenFocus(page, 24)).toEqual([])
  expect(await hiddenWords(page)).toEqual([])
  // Ground, groove and thumb; once answered, the way that was gone as well.
  for (const slider of [prediction.minute, prediction.conversions]) {
    expect(await coloursOf(page, slider)).toBeGreaterThanOrEqual(2)
    await slider.blur()
    const resting = await slider.screenshot()
    await tabTo(page, slider)
    expect((await slider.screenshot()).equals(resting)).toBe(false)
  }
  await prediction.conversions.fill('9')
  expect(await coloursOf(page, prediction.conversions)).toBeGreaterThanOrEqual(3)
  await prediction.choices(0).first().check({ force: true })
  const isNative = prediction
    .choices(0)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance))
  expect(await isNative).toEqual(['auto', 'auto', 'auto'])
})

it('the focus is at the heading of the list after each way back', { tag: '@all' }, async ({
  page,
  stage,
  fan,
}) => {
  for (const way of ['arrow', 'browser'] as const) {
    await openMatchFromList(page, { stage, fan }, REDS)
    if (way === 'browser') await page.goBack()
    else await page.getByRole('link', { name: 'Back to fixtures' }).first().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'PREDICTOR' })).toBeFocused()
  }
})
