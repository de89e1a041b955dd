import { expect, type Locator, type Page } from '@playwright/test'
import { NEW_FAN_TOKEN, type Stage } from './stage.ts'

/** The page, or the frame that the game is in. */
type Place = Pick<Page, 'getByRole' | 'getByText'>

/** One screen of the game in one state. */
export interface Screen {
  readonly name: string
  readonly url: string
  /** What is there once the screen has settled. */
  settled(place: Place): Locator
}

interface ScreenOfStage {
  readonly name: string
  /** Its address; the id of a match of round 10 by its home team. */
  url(stage: Stage, idOf: (home: string) => string): string
  settled(place: Place): Locator
}

const heading = (name: string | RegExp) => (place: Place) => place.getByRole('heading', { name }).first()
const predictNow = (place: Place) => place.getByText('Predict now').first()

/** Every screen at the start of the stage's day, in an order that makes a tour. */
export const SCREENS: readonly ScreenOfStage[] = [
  {
    name: 'welcome',
    url: ({ link }) => link('/welcome', { token: NEW_FAN_TOKEN }),
    settled: (place) => place.getByRole('textbox'),
  },
  { name: 'profile', url: ({ link }) => link('/profile'), settled: (place) => place.getByRole('textbox') },
  { name: 'fixtures', url: ({ link }) => link('/home'), settled: predictNow },
  {
    name: 'fixtures-empty',
    url: ({ link }) => `${link('/home', { features: 'preSeason' })}&round=0`,
    settled: (place) => place.getByText('Predictions for this round', { exact: false }),
  },
  {
    name: 'fixtures-matches',
    url: ({ link }) => link('/home', { tournament: 'autumn-tests-2024' }),
    settled: predictNow,
  },
  {
    name: 'prediction-open',
    url: ({ link }, idOf) => link(`/prediction/${idOf('Queensland Reds')}`),
    settled: (place) => place.getByRole('slider').first(),
  },
  {
    name: 'prediction-closed',
    url: ({ link }, idOf) => link(`/prediction/${idOf('ACT Brumbies')}`),
    settled: (place) => place.getByText('answers saved', { exact: false }).first(),
  },
  {
    name: 'result',
    url: ({ link }, idOf) => link(`/result/${idOf('Crusaders')}`),
    settled: heading(/YOU SCORED \d/),
  },
  {
    name: 'result-pending',
    url: ({ link }, idOf) => link(`/result/${idOf('ACT Brumbies')}`),
    settled: heading(/YOU SCORED (\d|–)/),
  },
  {
    name: 'leaderboard',
    url: ({ link }) => link('/home/leaderboard'),
    settled: (place) => place.getByRole('row').nth(5),
  },
  {
    name: 'leaderboard-empty',
    url: ({ link }) => `${link('/home/leaderboard')}&round=11`,
    settled: (place) => place.getByText('will be calculated', { exact: false }),
  },
  { name: 'rules', url: ({ link }) => link('/home/rules'), settled: heading('Who can win') },
  {
    name: 'error-log-in',
    url: ({ game }) => `${game.url}/home?tournamentId=120-2024`,
    settled: heading('LOG IN TO PLAY'),
  },
  { name: 'error', url: ({ game }) => `${game.url}/home`, settled: heading('ERROR') },
]

/** Every screen, at the start of the stage's day. */
async function screensOf(stage: Stage): Promise<readonly Screen[]> {
  const fixtures = await stage.platform.fixtures('120-2024 | 10')
  const idOf = (home: string) => fixtures.find((fixture) => fixture.home === home)?.id ?? ''
  return SCREENS.map(({ name, url, settled }) => ({ name, url: url(stage, idOf), settled }))
}

/** @throws Error when no screen has the name */
export async function screenNamed(stage: Stage, name: string): Promise<Screen> {
  const screen = (await screensOf(stage)).find((one) => one.name === name)
  if (screen === undefined) throw new Error(`No screen is called '${name}'.`)
  return screen
}

/** Opens a screen of the tour and waits until it is complete. */
export async function openScreen(page: Page, stage: Stage, name: string): Promise<void> {
  const screen = await goTo(page, stage, name)
  await expect(screen.settled(page)).toBeVisible()
}

/** Opens a screen of the tour; the caller waits for what it expects there. */
export async function goTo(page: Page, stage: Stage, name: string): Promise<Screen> {
  const screen = await screenNamed(stage, name)
  await page.goto(screen.url)
  return screen
}
