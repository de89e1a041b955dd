import { FixturesPage } from '../pages/fixtures-page.ts'
import { expect, test as it, NEW_FAN_TOKEN } from '../rig/stage.ts'

const GENERIC = 'Something went wrong, please check back later.'

it.describe('the address', () => {
  it('without a tournament shows the specified error screen', async ({ page, stage: { game } }) => {
    await page.goto(`${game.url}/home?accessToken=demo-fan-token`)
    await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible()
    await expect(page.getByText(GENERIC)).toBeVisible()
    await expect(page.getByRole('button', { name: 'RETRY' })).toBeVisible()
  })

  for (const [what, query] of [
    ['without a token', 'tournamentId=120-2024'],
    ['with an unknown token', 'tournamentId=120-2024&accessToken=nobody'],
  ] as const) {
    it(`${what} asks to log in`, async ({ page, stage: { game } }) => {
      await page.goto(`${game.url}/home?${query}`)
      await expect(page.getByRole('heading', { name: 'LOG IN TO PLAY' })).toBeVisible()
      await expect(page.getByText('You need to be logged in to make predictions.')).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
    })
  }

  it('with an unknown tournament is told so kindly', async ({ page, stage: { link } }) => {
    await page.goto(link('/home', { tournament: '999' }))
    await expect(page.getByRole('heading', { name: 'NO SUCH TOURNAMENT' })).toBeVisible()
  })

  it('of an unknown match leads to the list, which says so', async ({ page, stage: { link } }) => {
    await page.goto(link('/prediction/00000000-0000-4000-8000-000000000000'))
    await expect(page.getByText('That match is not available here')).toBeVisible()
    await expect(page).toHaveURL(/\/home\/game\?/)
  })

  for (const path of ['/', '/nowhere', '/welcome', '/home/nowhere']) {
    it(`${path} leads a welcomed player to the list with every parameter`, async ({
      page,
      stage: { link },
    }) => {
      await page.goto(link(path, { features: 'preSeason' }))
      await expect(page).toHaveURL(/\/home\?/)
      const query = new URL(page.url()).searchParams
      expect(Object.fromEntries(query)).toEqual({
        tournamentId: '120-2024',
        accessToken: 'demo-fan-token',
        features: 'preSeason',
      })
    })
  }

  it('of a platform that fails shows the generic error, and RETRY tries again', async ({
    page,
    stage: { link },
  }) => {
    await page.route('**/applications/**', (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto(link('/home'))
    await expect(page.getByRole('heading', { name: 'ERROR' })).toBeVisible()
    await page.unroute('**/applications/**')
    await page.getByRole('button', { name: 'RETRY' }).click()
    await expect(page.getByRole('tab', { name: 'fixtures' })).toBeVisible()
  })
})

it('the selected tab follows the path, back and forth', async ({ page, stage: { link } }) => {
  const fixtures = new FixturesPage(page)
  await page.goto(link('/home/leaderboard'))
  await expect(fixtures.tab('Leaderboards')).toHaveAttribute('aria-selected', 'true')
  await fixtures.tab('fixtures').click()
  await expect(page).toHaveURL(/\/home\/game\?/)
  await expect(fixtures.tab('fixtures')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(fixtures.tab('Leaderboards')).toHaveAttribute('aria-selected', 'true')
})

it('rules and profile close one step back, and to the list where they came first', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home/leaderboard'))
  await page.getByRole('link', { name: 'How to play' }).click()
  await expect(page.getByRole('heading', { name: 'RULES' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/home\/leaderboard\?/)
  await page.goto(link('/profile'))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/home\?/)
})

it('a new fan is welcomed, reads the terms, chooses a nickname, and never sees the page again', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home', { token: NEW_FAN_TOKEN }))
  await expect(page.getByRole('heading', { name: 'WELCOME' })).toBeVisible()
  await expect(page).toHaveURL(/\/welcome\?/)
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Terms and conditions' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Ngā Pōkai')
  await expect(page.getByText('9 / 30')).toBeVisible()
  await confirm.click()
  await expect(page).toHaveURL(/\/home\?/)
  await page.goto(link('/welcome', { token: NEW_FAN_TOKEN }))
  await expect(page).toHaveURL(/\/home\?/)
  await page.goto(link('/profile', { token: NEW_FAN_TOKEN }))
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Ngā Pōkai')
})

it.describe('saving a nickname', () => {
  for (const [status, text] of [
    [400, 'Please choose another nickname.'],
    [409, 'Please choose another nickname. This one is already in use.'],
    [500, 'Something went wrong.'],
  ] as const) {
    it(`that the platform answers with ${status} says '${text}'`, async ({ page, stage: { link } }) => {
      await page.goto(link('/profile'))
      await page.route('**/profile/', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status, json: {} }) : route.fallback(),
      )
      await page.getByRole('textbox', { name: 'Nickname' }).fill('Prop Star')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Prop Star')
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
    })
  }

  it("ends in 'Saved' until the text changes again", async ({ page, stage: { link } }) => {
    await page.goto(link('/profile'))
    const name = page.getByRole('textbox', { name: 'Nickname' })
    await name.fill('Demo Fan')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
    await name.fill('Demo Fan 2')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  })
})

it('the pre-season flag puts round 0 before the first, and its arrows rest', async ({
  page,
  stage: { link },
}) => {
  const fixtures = new FixturesPage(page)
  await page.goto(link('/home', { features: 'preSeason' }))
  await fixtures.chooseRound('Pre-season')
  await expect(fixtures.selectedRound).toHaveAccessibleName('Pre-season')
  await expect(fixtures.arrow('Previous')).toBeDisabled()
  await expect(fixtures.arrow('Next')).toBeDisabled()
  await expect(
    page.getByText('Predictions for this round will be available once the previous round is complete'),
  ).toBeVisible()
  await fixtures.chooseRound('Round 1')
  await expect(fixtures.arrow('Next')).toBeEnabled()
  await fixtures.arrow('Next').click()
  await expect(fixtures.selectedRound).toHaveAccessibleName('Round 2')
})

it('a match-based tournament lists its matches with short dates and no round arrows', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/home', { tournament: 'autumn-tests-2024' }))
  await expect(page.getByText('Oct 26', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Oct 26, 2024')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next round' })).toHaveCount(0)
  await expect(page.getByText('Predict now').first()).toBeVisible()
})

it('the rules follow the scoring variant of the tournament', async ({ page, stage: { link } }) => {
  await page.goto(link('/home/rules'))
  await expect(page.getByText('Overall 30 points.', { exact: false })).toBeVisible()
  await expect(page.getByText('New Zealand, Australia, Fiji, or the UK', { exact: false })).toBeVisible()
  await page.goto(link('/home/rules', { tournament: '3-2025' }))
  await expect(page.getByText('Overall 60 points.', { exact: false })).toBeVisible()
  await expect(page.getByText('Germany', { exact: false })).toBeVisible()
})

it('a board that fails says so, and an empty one says when it will be there', async ({
  page,
  stage: { link },
}) => {
  await page.route('**/entries?**', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto(link('/home/leaderboard'))
  await expect(page.getByText('Could not load the leaderboard')).toBeVisible()
  await page.unroute('**/entries?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Leaderboard will be calculated once Round 11 is complete')).toBeVisible()
})
