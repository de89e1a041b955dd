import { expect, type Page } from '@playwright/test'
import { CALLS } from './calls.ts'
import { DEPLOYMENT_STATES } from './deployment-states.ts'
import { goTo, openScreen } from './open-screen.ts'
import { PREDICTION_STATES } from './prediction-states.ts'
import { neverAnswer, refuse } from './route-handlers.ts'
import { SCREENS } from './screens.ts'
import type { Stage } from './stage.ts'
import type { State } from './state.ts'

type Calls = keyof typeof CALLS

/** The screens of the tour, then what they come to when something is slow, fails, or is done. */
export const STATES: readonly State[] = [
  ...SCREENS.map(({ name }) => ({
    name,
    open: (page: Page, stage: Stage) => openScreen(page, stage, name),
  })),
  loading('fixtures', 'fixtures'),
  loading('prediction-open', 'widgets'),
  loading('leaderboard', 'board'),
  loading('result', 'widgets'),
  failing('fixtures', 'fixtures', 'The fixtures could not be loaded.'),
  failing('prediction-open', 'widgets', 'The questions could not be loaded.'),
  failing('leaderboard', 'board', 'Could not load the leaderboard'),
  failing('result', 'widgets', 'The result could not be loaded.'),
  {
    name: 'result-answers-unread',
    open: async (page, stage) => {
      await page.route(CALLS.answers, refuse)
      await goTo(page, stage, 'result')
      await expect(page.getByText('Your answers could not be read', { exact: false })).toBeVisible()
    },
  },
  ...PREDICTION_STATES,
  {
    name: 'profile-refused',
    open: async (page, stage) => {
      await openScreen(page, stage, 'profile')
      await page.route(CALLS.profile, refuse)
      await page.getByRole('textbox').fill('Prop Star')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Please choose another nickname.')).toBeVisible()
    },
  },
  {
    name: 'welcome-terms',
    open: async (page, stage) => {
      await openScreen(page, stage, 'welcome')
      await page.getByRole('button', { name: 'terms and conditions' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'fixtures-offline',
    open: async (page, stage) => {
      await openScreen(page, stage, 'fixtures')
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'fixtures-unknown-match',
    open: async (page, { link }) => {
      await page.goto(link('/prediction/00000000-0000-4000-8000-000000000000'))
      await expect(page.getByText('That match is not available here')).toBeVisible()
    },
  },
  // Last: their settings stay with the page.
  ...DEPLOYMENT_STATES,
]

function loading(screen: string, calls: Calls): State {
  return {
    name: `${screen}-loading`,
    open: async (page, stage) => {
      await page.route(CALLS[calls], neverAnswer)
      await goTo(page, stage, screen)
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
    },
  }
}

function failing(screen: string, calls: Calls, text: string): State {
  return {
    name: `${screen}-failed`,
    open: async (page, stage) => {
      await page.route(CALLS[calls], refuse)
      await goTo(page, stage, screen)
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    },
  }
}
