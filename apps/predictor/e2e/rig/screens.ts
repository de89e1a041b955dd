import type { Locator, Page } from '@playwright/test'
import { NEW_FAN_TOKEN, type Stage } from './stage.ts'

/** One screen of the game in one state. */
export interface Screen {
  readonly name: string
  readonly url: string
  /** What is there once the screen has settled. */
  settled(page: Page): Locator
}

/** Every screen, at the start of the stage's day. */
export async function screensOf({ platform, link, game }: Stage): Promise<readonly Screen[]> {
  const fixtures = await platform.fixtures('120-2024 | 10')
  const idOf = (home: string) => fixtures.find((fixture) => fixture.home === home)?.id ?? ''
  const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
  return [
    {
      name: 'welcome',
      url: link('/welcome', { token: NEW_FAN_TOKEN }),
      settled: (page) => page.getByRole('textbox'),
    },
    { name: 'profile', url: link('/profile'), settled: heading('Choose your nickname') },
    { name: 'fixtures', url: link('/home'), settled: (page) => page.getByText('Predict now').first() },
    {
      name: 'fixtures-empty',
      url: `${link('/home', { features: 'preSeason' })}&round=0`,
      settled: (page) => page.getByText('Predictions for this round', { exact: false }),
    },
    {
      name: 'fixtures-matches',
      url: link('/home', { tournament: 'autumn-tests-2024' }),
      settled: (page) => page.getByText('Predict now').first(),
    },
    {
      name: 'prediction-open',
      url: link(`/prediction/${idOf('Queensland Reds')}`),
      settled: (page) => page.getByRole('slider').first(),
    },
    {
      name: 'prediction-closed',
      url: link(`/prediction/${idOf('ACT Brumbies')}`),
      settled: (page) => page.getByText('Predictions closed.').first(),
    },
    { name: 'result', url: link(`/result/${idOf('Crusaders')}`), settled: heading(/YOU SCORED \d/) },
    {
      name: 'result-pending',
      url: link(`/result/${idOf('ACT Brumbies')}`),
      settled: heading(/YOU SCORED \d/),
    },
    { name: 'leaderboard', url: link('/home/leaderboard'), settled: (page) => page.getByRole('row').nth(5) },
    {
      name: 'leaderboard-empty',
      url: `${link('/home/leaderboard')}&round=11`,
      settled: (page) => page.getByText('will be calculated', { exact: false }),
    },
    { name: 'rules', url: link('/home/rules'), settled: heading('RULES') },
    {
      name: 'error-log-in',
      url: `${game.url}/home?tournamentId=120-2024`,
      settled: heading('LOG IN TO PLAY'),
    },
    { name: 'error', url: `${game.url}/home`, settled: heading('ERROR') },
  ]
}
