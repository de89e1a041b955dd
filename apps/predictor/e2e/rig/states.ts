import { expect, type Page } from '@playwright/test'
import { tournamentById } from '../../src/config/tournaments.ts'
import { PredictionPage } from '../pages/prediction-page.ts'
import {
  altered,
  alterSettings,
  alterWidgets,
  attributeOf,
  CALLS,
  neverAnswer,
  refuse,
  refuseToken,
} from './requests.ts'
import { goTo, openScreen, SCREENS, screenNamed } from './screens.ts'
import { type Stage, TOURNAMENT } from './stage.ts'

/** One state of one screen, and how a page gets into it. */
export interface State {
  readonly name: string
  open(page: Page, stage: Stage): Promise<void>
}

/** States of the prediction screen between the first answer and the receipt, and those of odd matches. */
export const PREDICTION_STATES: readonly State[] = [
  {
    name: 'prediction-answers-unread',
    open: async (page, stage) => {
      await page.route(CALLS.answers, refuse)
      await goTo(page, stage, 'prediction-open')
      await expect(page.getByText('Your earlier answers could not be read.', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'prediction-draft',
    open: async (page, stage) => {
      await answerSome(page, stage)
      await page.reload()
      await expect(page.getByText('Your draft is back.', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'prediction-submitting',
    open: async (page, stage) => {
      const prediction = await answerSome(page, stage)
      await page.route(CALLS.votes, neverAnswer)
      await prediction.submit.click()
      await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
    },
  },
  {
    name: 'prediction-not-saved',
    open: async (page, stage) => {
      const prediction = await answerSome(page, stage)
      await page.route(CALLS.votes, refuse)
      await prediction.submit.click()
      await expect(page.getByRole('alert')).toContainText('Submission Failed')
    },
  },
  {
    name: 'prediction-waiting',
    open: async (page, stage) => {
      const prediction = await answerSome(page, stage)
      await page.context().setOffline(true)
      await prediction.submit.click()
      // On a wide screen the list shows the same text.
      await expect(page.getByText('Waiting for connection').last()).toBeVisible()
    },
  },
  {
    name: 'prediction-success',
    open: async (page, stage) => {
      const prediction = await answerSome(page, stage)
      // The way back to the list, which begins two seconds after the success, never does.
      await page.evaluate(() => {
        const { setTimeout } = window
        window.setTimeout = Object.assign(
          (act: TimerHandler, ms = 0) => (ms === 2000 ? 0 : setTimeout(act, ms)),
          setTimeout,
        )
      })
      await prediction.submit.click()
      await expect(prediction.success).toBeVisible()
    },
  },
  {
    name: 'prediction-conflict',
    open: async (page, stage) => {
      const token = await stage.platform.newFan()
      const prediction = await answerSome(page, stage, token)
      const otherDevice = await page.context().browser()?.newContext()
      if (otherDevice === undefined) throw new Error('The page has no browser.')
      const other = await answerSome(await otherDevice.newPage(), stage, token)
      await other.minute.fill('8')
      await other.submit.click()
      await expect(other.success).toBeVisible()
      await otherDevice.close()
      await prediction.submit.click()
      await expect(page.getByText('Changed on another device to 8.')).toBeVisible()
    },
  },
  {
    name: 'prediction-void',
    open: async (page, stage) => {
      // On its own on a phone, and opened from the list next to it on a wide screen.
      await page.route(CALLS.fixture, (route) => altered(route, calledOff))
      await page.route(CALLS.fixtures, (route) =>
        altered<{ readonly results: readonly ProgramBody[] }>(route, (list) => ({
          ...list,
          results: list.results.map(calledOff),
        })),
      )
      await goTo(page, stage, 'prediction-open')
      await expect(
        page.getByText('This match was called off, and it earns no points.', { exact: false }),
      ).toBeVisible()
    },
  },
  {
    name: 'prediction-odd-questions',
    open: async (page, stage) => {
      await alterWidgets(page, (widgets) =>
        widgets.map((widget, place) => {
          if (place === widgets.length - 1) return { ...widget, kind: 'hologram-prediction' }
          return attributeOf(widget, 'field_type') === 'slider' ? { ...widget, options: [] } : widget
        }),
      )
      await goTo(page, stage, 'prediction-open')
      await expect(page.getByText('This question needs a newer version')).toBeVisible()
    },
  },
  {
    name: 'prediction-closed-fans',
    open: async (page, stage) => {
      await openScreen(page, stage, 'prediction-closed')
      await page.getByText('So far', { exact: false }).click()
      await page.getByRole('button', { name: 'How all fans answered' }).click()
      await expect(page.getByText('Half of all fans', { exact: false }).first()).toBeVisible()
    },
  },
]

/** The match as the platform has it, called off. */
interface ProgramBody {
  readonly custom_data: string
}

function calledOff(program: ProgramBody): ProgramBody {
  return {
    ...program,
    custom_data: JSON.stringify({ ...JSON.parse(program.custom_data), match_status: 'void' }),
  }
}

/** Two answers, which the device keeps. */
async function answerSome(page: Page, stage: Stage, token?: string): Promise<PredictionPage> {
  // Each with a fan of its own: what one state saves is not there in the next.
  const screen = await screenNamed(stage, 'prediction-open')
  const address = new URL(screen.url)
  address.searchParams.set('accessToken', token ?? (await stage.platform.newFan()))
  await page.goto(address.href)
  await expect(screen.settled(page)).toBeVisible()
  const prediction = new PredictionPage(page)
  await prediction.minute.fill('7')
  await prediction.choices(0).first().click({ force: true })
  return prediction
}

const PRIZES = [
  { place: 1, amountNzd: 5000 },
  { place: 2, amountNzd: 1500 },
  { place: 3, amountNzd: 99.5 },
]

/** States of the screens that a deployment brings about by its settings. */
export const DEPLOYMENT_STATES = [
  {
    name: 'fixtures-consent',
    open: async (page: Page, { link }: Stage): Promise<void> => {
      await alterSettings(page, { analyticsIds: { [TOURNAMENT]: 'G-TEST123' }, analyticsConsent: 'ask' })
      await page.goto(link('/home'))
      await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
    },
  },
  {
    name: 'rules-prizes',
    open: async (page: Page, { link }: Stage): Promise<void> => {
      const entry = tournamentById('120-2024')
      const tournament = { ...entry.tournament, prizes: PRIZES }
      await alterSettings(page, { tournaments: [{ ...entry, tournament }] })
      await page.goto(link('/home/rules'))
      await expect(page.getByRole('table', { name: 'Prizes' })).toBeVisible()
    },
  },
]

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
  {
    name: 'result-opened-rows',
    open: async (page, stage) => {
      await openScreen(page, stage, 'result')
      const rows = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')
      for (const row of await rows.all()) await row.click()
      await expect(page.getByText('Half of all fans', { exact: false }).nth(3)).toBeVisible()
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
    name: 'leaderboard-offline',
    open: async (page, stage) => {
      await openScreen(page, stage, 'leaderboard')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('The leaderboard is shown as soon as', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'leaderboard-logged-out',
    open: async (page, stage) => {
      await openScreen(page, stage, 'leaderboard')
      await page.route(CALLS.fixtures, refuseToken)
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(page.getByText('Log in again to go on')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
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
