import { expect, type Page } from '@playwright/test'
import { tournamentById } from '../../src/config/tournaments.ts'
import { REDS } from '../pages/fixtures-page.ts'
import { openMatch } from '../pages/open-match.ts'
import type { PredictionPage } from '../pages/prediction-page.ts'
import {
  alterMatches,
  alterSettings,
  alterWidgets,
  attributeOf,
  CALLS,
  neverAnswer,
  refuse,
  refuseToken,
} from './requests.ts'
import { goTo, openScreen, SCREEN_NAMES, type ScreenName } from './screens.ts'
import { type Stage, TOURNAMENT } from './stage.ts'

/** Brings a page into a state. */
type Open = (page: Page, stage: Stage) => Promise<void>

/** The screens of the tour, then what they come to when something is slow, fails, or is done. */
export const STATES: Readonly<Record<string, Open>> = {
  ...Object.fromEntries(
    SCREEN_NAMES.map((name): [string, Open] => [name, (page, stage) => openScreen(page, stage, name)]),
  ),
  'fixtures-loading': loading('fixtures', 'fixtures'),
  'prediction-open-loading': loading('prediction-open', 'widgets'),
  'leaderboard-loading': loading('leaderboard', 'board'),
  'result-loading': loading('result', 'widgets'),
  'fixtures-failed': failing('fixtures', 'fixtures', 'The fixtures could not be loaded.'),
  'prediction-failed': failing('prediction-open', 'widgets', 'The questions could not be loaded.'),
  'leaderboard-failed': failing('leaderboard', 'board', 'Could not load the leaderboard'),
  'result-failed': failing('result', 'widgets', 'The result could not be loaded.'),
  'result-answers-unread': failing('result', 'answers', 'Your answers could not be read'),
  'prediction-answers-unread': failing(
    'prediction-open',
    'answers',
    'Your earlier answers could not be read.',
  ),

  'result-opened-rows': async (page, stage) => {
    await openScreen(page, stage, 'result')
    const rows = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')
    for (const row of await rows.all()) await row.click()
    await expect(page.getByText('Half of all fans').nth(3)).toBeVisible()
  },

  'prediction-draft': async (page, stage) => {
    await answerSome(page, stage)
    await page.reload()
    await expect(page.getByText('Your draft is back.')).toBeVisible()
  },
  'prediction-submitting': async (page, stage) => {
    const prediction = await answerSome(page, stage)
    await page.route(CALLS.votes, neverAnswer)
    await prediction.submit.click()
    await expect(page.getByRole('button', { name: 'Submitting' })).toBeVisible()
  },
  'prediction-not-saved': async (page, stage) => {
    const prediction = await answerSome(page, stage)
    await page.route(CALLS.votes, refuse)
    await prediction.submit.click()
    await expect(page.getByRole('alert')).toContainText('Submission Failed')
  },
  'prediction-waiting': async (page, stage) => {
    const prediction = await answerSome(page, stage)
    // The page asks its server before it takes the browser's word that there is no connection.
    const unreachable = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await page.context().setOffline(true)
    await unreachable
    await prediction.submit.click()
    // On a wide screen the list shows the same text.
    await expect(page.getByText('Waiting for connection').last()).toBeVisible()
  },
  'prediction-success': async (page, stage) => {
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
  'prediction-conflict': async (page, stage) => {
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
  'prediction-void': async (page, stage) => {
    await alterMatches(page, (data) => ({ ...data, match_status: 'void' }))
    await goTo(page, stage, 'prediction-open')
    await expect(page.getByText('This match was called off, and it earns no points.')).toBeVisible()
  },
  'prediction-odd-questions': async (page, stage) => {
    await alterWidgets(page, (widgets) =>
      widgets.map((widget, place) => {
        if (place === widgets.length - 1) return { ...widget, kind: 'hologram-prediction' }
        return attributeOf(widget, 'field_type') === 'slider' ? { ...widget, options: [] } : widget
      }),
    )
    await goTo(page, stage, 'prediction-open')
    await expect(page.getByText('This question needs a newer version')).toBeVisible()
  },
  'prediction-closed-fans': async (page, stage) => {
    await openScreen(page, stage, 'prediction-closed')
    await page.getByText('So far').click()
    await page.getByRole('button', { name: 'How all fans answered' }).click()
    await expect(page.getByText('Half of all fans').first()).toBeVisible()
  },

  'profile-refused': async (page, stage) => {
    await openScreen(page, stage, 'profile')
    await page.route(CALLS.profile, refuse)
    await page.getByRole('textbox').fill('Prop Star')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Please choose another nickname.')).toBeVisible()
  },
  'welcome-terms': async (page, stage) => {
    await openScreen(page, stage, 'welcome')
    await page.getByRole('button', { name: 'terms and conditions' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'fixtures-offline': async (page, stage) => {
    await openScreen(page, stage, 'fixtures')
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
  },
  'fixtures-unknown-match': async (page, { link }) => {
    await page.goto(link('/prediction/00000000-0000-4000-8000-000000000000'))
    await expect(page.getByText('That match is not available here')).toBeVisible()
  },
  'leaderboard-offline': async (page, stage) => {
    await openScreen(page, stage, 'leaderboard')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('The leaderboard is shown as soon as')).toBeVisible()
  },
  'leaderboard-mates': async (page, { link }) => {
    await page.goto(
      `${link('/home/leaderboard')}#mates=1&board=b1&name=Sunday+league+%26+friends&ids=ann.bob`,
    )
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText('2 mates without points')).toBeVisible()
  },
  'leaderboard-logged-out': async (page, stage) => {
    await openScreen(page, stage, 'leaderboard')
    await page.route(CALLS.fixtures, refuseToken)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByText('Log in again to go on')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  },

  // Last: their settings stay with the page.
  'fixtures-consent': async (page, { link }) => {
    await alterSettings(page, { analyticsIds: { [TOURNAMENT]: 'G-TEST123' }, analyticsConsent: 'ask' })
    await page.goto(link('/home'))
    await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible()
  },
  'rules-prizes': async (page, { link }) => {
    const entry = tournamentById(TOURNAMENT)
    const prizes = [5000, 1500, 99.5].map((amountNzd, index) => ({ place: index + 1, amountNzd }))
    await alterSettings(page, {
      tournaments: [{ ...entry, tournament: { ...entry.tournament, prizes } }],
    })
    await page.goto(link('/home/rules'))
    await expect(page.getByRole('table', { name: 'Prizes' })).toBeVisible()
  },
}

/** Gives two answers, which the device keeps; by default those of a new fan, because what one state saves is not there in the next. */
async function answerSome(page: Page, stage: Stage, token?: string): Promise<PredictionPage> {
  const fan = token ?? (await stage.platform.newFan())
  const prediction = await openMatch(page, { stage, fan }, REDS)
  await prediction.minute.fill('7')
  await prediction.choices(0).first().click({ force: true })
  return prediction
}

function loading(screen: ScreenName, calls: keyof typeof CALLS): Open {
  return async (page, stage) => {
    await page.route(CALLS[calls], neverAnswer)
    await goTo(page, stage, screen)
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  }
}

function failing(screen: ScreenName, calls: keyof typeof CALLS, text: string): Open {
  return async (page, stage) => {
    await page.route(CALLS[calls], refuse)
    await goTo(page, stage, screen)
    await expect(page.getByText(text).first()).toBeVisible()
  }
}
