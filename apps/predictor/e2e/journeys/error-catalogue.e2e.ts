import type { Page, Route } from '@playwright/test'
import { PredictionPage } from '../pages/prediction-page.ts'
import { CALLS } from '../rig/calls.ts'
import { expect, test as it, type Stage } from '../rig/stage.ts'

const GENERIC = 'Something went wrong, please check back later.'
const refuse = (route: Route) => route.fulfill({ status: 400, json: {} })

/** A row of the catalogue (specification, section 8) that ends in a screen of its own. */
const SCREENS = [
  {
    situation: 'Tournament Id not found',
    query: 'accessToken=demo-fan-token',
    title: 'ERROR',
    description: GENERIC,
    action: 'RETRY',
  },
  {
    situation: 'Access Token not found',
    query: 'tournamentId=120-2024',
    title: 'LOG IN TO PLAY',
    description: 'You need to be logged in to make predictions.',
    action: undefined,
  },
  {
    situation: 'Access Token of no player',
    query: 'tournamentId=120-2024&accessToken=unknown',
    title: 'LOG IN TO PLAY',
    description: 'You need to be logged in to make predictions.',
    action: undefined,
  },
] as const

it('what the address lacks ends in a screen of its own', async ({ page, stage: { game } }) => {
  for (const { situation, query, title, description, action } of SCREENS) {
    await it.step(`${situation}: '${title}'`, async () => {
      const said = listen(page)
      await page.goto(`${game.url}/home?${query}`)
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(page.getByText(description, { exact: true })).toBeVisible()
      await expect(page.getByRole('button')).toHaveText(action === undefined ? [] : [action])
      // Error screens log the error, by its name.
      await expect.poll(() => said().join()).toMatch(/\[touchline\] A screen stopped \w+: /)
    })
  }
})

it('unknown error: ERROR, and RETRY reloads the page', async ({ page, stage: { link } }) => {
  const reads: string[] = []
  await page.route(CALLS.application, (route) => {
    reads.push(route.request().url())
    return route.fulfill({ status: 503, json: {} })
  })
  await page.goto(link('/home'))
  await expect(page.getByRole('heading', { name: 'ERROR', exact: true })).toBeVisible()
  await expect(page.getByText(GENERIC, { exact: true })).toBeVisible()
  // The application is read once, without a retry.
  expect(reads).toHaveLength(1)
  await page.unroute(CALLS.application)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'RETRY', exact: true }).click()
  await loaded
  await expect(page.getByRole('tab', { name: 'fixtures' })).toBeVisible()
})

const NICKNAME_FAILURES = [
  [400, 'Please choose another nickname.'],
  [409, 'Please choose another nickname. This one is already in use.'],
  [500, 'Something went wrong.'],
  ['no connection', 'Something went wrong.'],
] as const

it('a nickname that was not saved keeps its text and the focus, and its message goes with a change', async ({
  page,
  stage: { link },
}) => {
  await page.goto(link('/profile'))
  const name = page.getByRole('textbox', { name: 'Nickname' })
  for (const [answer, text] of NICKNAME_FAILURES) {
    await it.step(`nickname save with ${answer}: '${text}'`, async () => {
      await page.route(CALLS.profile, (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback()
        return answer === 'no connection' ? route.abort() : route.fulfill({ status: answer, json: {} })
      })
      await name.fill('Prop Star')
      await name.press('Enter')
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(name).toHaveValue('Prop Star')
      await expect(name).toBeFocused()
      await name.fill('Prop Star 2')
      await expect(page.getByText(text, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
      await page.unroute(CALLS.profile)
    })
  }
  await it.step("saving a nickname ends in 'Saved' until the text changes again", async () => {
    await name.fill('Demo Fan')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
    await name.fill('Demo Fan 2')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  })
})

/** Rows that end in words on a screen that stays. */
const WORDS = [
  {
    situation: 'program fetch failure',
    calls: CALLS.fixtures,
    open: (page: Page, { link }: Stage) => page.goto(link('/home')),
    text: 'The fixtures could not be loaded.',
    back: (page: Page) => page.getByText('Predict now').first(),
  },
  {
    situation: 'leaderboard fetch error',
    calls: CALLS.board,
    open: (page: Page, { link }: Stage) => page.goto(link('/home/leaderboard')),
    text: 'Could not load the leaderboard',
    back: (page: Page) => page.getByRole('row').nth(2),
  },
  {
    situation: 'interaction fetch error under a result',
    calls: CALLS.answers,
    open: (page: Page, stage: Stage) => openFirst(page, stage, 'See results'),
    text: 'Your answers could not be read, so only the results are shown.',
    back: (page: Page) => page.getByText('You said:').first(),
  },
  {
    situation: 'interaction fetch error under a form',
    calls: CALLS.answers,
    open: (page: Page, stage: Stage) => openFirst(page, stage, 'Predict now'),
    text: 'Your earlier answers could not be read. Nothing can be submitted until they are.',
    back: (page: Page) => new PredictionPage(page).submit,
  },
] as const

it('what could not be read is named, and the retry works', async ({ page, stage }) => {
  for (const { situation, calls, open, text, back } of WORDS) {
    await it.step(`${situation}: '${text}', and the retry works`, async () => {
      await page.route(calls, refuse)
      await open(page, stage)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await page.unroute(calls)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(back(page)).toBeVisible()
      await expect(page.getByText(text, { exact: true })).toHaveCount(0)
    })
  }
})

it("reward failure: 'Failed to invoke reward action: {statusText}' in the log, and the success stays", async ({
  page,
  stage: { link },
  fan,
}) => {
  const said = listen(page)
  await page.route(CALLS.rewards, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(link('/home', { token: fan, tournament: 'championship-2024' }))
  await page.getByText('Predict now').first().click()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect.poll(() => said().join()).toContain('Failed to invoke reward action: Internal Server Error')
  await expect(page).toHaveURL(/\/home\?/)
  await expect(page.getByText('Edit Predictions').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByText('Edit Predictions').first().click()
  await page.getByText(/answers? saved/).click()
  await expect(page.getByText('Support code:', { exact: false })).toBeVisible()
})

it('a profile update that fails after a save keeps the tag of the match, and is repeated at the next start', async ({
  page,
  stage: { link },
  fan,
}) => {
  await page.route('**/applications/*/profile/', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.goto(link('/home', { token: fan }))
  await page.getByText('Predict now').first().click()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('9')
  await prediction.submit.click()
  await expect(prediction.success).toBeVisible()
  await expect(page.getByText('Edit Predictions')).toHaveCount(1)
  // The page that saved must not repeat the update itself.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const noted = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.goto(link('/home', { token: fan }))
  await expect(page.getByText('Edit Predictions')).toHaveCount(1)
  expect((await noted).request().postData()).toContain('interacted_programs_key')
})

/** What the page's console has said so far. */
function listen(page: Page): () => readonly string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return () => said
}

/** The first match of the list with this tag. */
async function openFirst(page: Page, { link }: Stage, tag: string): Promise<void> {
  await page.goto(link('/home'))
  await page.getByText(tag).first().click()
}
