import { expect, type Locator, type Page } from '@playwright/test'
import { type LinkOptions, NEW_FAN_TOKEN, type Stage } from './platform.ts'

/** One screen of the game in one state. */
interface Screen extends LinkOptions {
  readonly path: string
  /** The home team of the match of round 10 whose id ends the path. */
  readonly home?: string
  /** What is there once the screen has settled. */
  settled(page: Page): Locator
}

const field = (page: Page) => page.getByRole('textbox')
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
const text = (part: string) => (page: Page) => page.getByText(part).first()

/** Every screen at the start of the stage's day, in an order that makes a tour. */
const SCREENS = {
  welcome: { path: '/welcome', token: NEW_FAN_TOKEN, settled: field },
  profile: { path: '/profile', settled: field },
  fixtures: { path: '/home', settled: text('Predict now') },
  'fixtures-empty': {
    path: '/home?features=preSeason&round=0',
    settled: text('Predictions for this round'),
  },
  'fixtures-matches': { path: '/home', tournament: 'autumn-tests-2024', settled: text('Predict now') },
  'prediction-open': {
    path: '/prediction/',
    home: 'Queensland Reds',
    settled: (page) => page.getByRole('slider').first(),
  },
  'prediction-closed': { path: '/prediction/', home: 'ACT Brumbies', settled: text('answers saved') },
  result: { path: '/result/', home: 'Crusaders', settled: heading(/YOU SCORED \d/) },
  'result-pending': { path: '/result/', home: 'ACT Brumbies', settled: heading(/YOU SCORED (\d|–)/) },
  leaderboard: { path: '/home/leaderboard', settled: (page) => page.getByRole('row').nth(5) },
  'leaderboard-empty': { path: '/home/leaderboard?round=11', settled: text('will be calculated') },
  rules: { path: '/home/rules', settled: heading('Who can win') },
  'error-log-in': { path: '/home', token: '', settled: heading('LOG IN TO PLAY') },
  error: { path: '/home', tournament: '', settled: heading('ERROR') },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof SCREENS

/** Has every screen, for those that have no state of their own. */
export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[]

/** Opens a screen of the tour. Returns what is there once it has settled. */
export async function goTo(
  page: Page,
  stage: Stage,
  name: ScreenName,
  options: Parameters<Page['goto']>[1] = {},
): Promise<Locator> {
  const { path, home, settled, ...link }: Screen = SCREENS[name]
  const id = home === undefined ? '' : await stage.platform.idOf(home)
  await page.goto(stage.link(path + id, link), options)
  return settled(page)
}

/** Opens a screen of the tour and waits until it is complete. */
export async function openScreen(page: Page, stage: Stage, name: ScreenName): Promise<void> {
  await expect(await goTo(page, stage, name)).toBeVisible()
}
