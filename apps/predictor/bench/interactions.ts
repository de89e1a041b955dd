import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { FixturesPage } from '../e2e/pages/fixtures-page.ts'
import { PredictionPage } from '../e2e/pages/prediction-page.ts'
import { countUpdates } from '../e2e/rig/page-updates.ts'
import { nextPaint } from '../e2e/rig/paint.ts'
import type { Arena } from './rig/arena.ts'
import { type InteractionCost, interactionCost, watchInteractions } from './rig/interaction-cost.ts'
import { median } from './rig/statistics.ts'
import { table } from './rig/table.ts'

const ROUNDS = 5
const CPU_RATE = 4
/** The slowest event that a player does not notice: 'good' of the metric Interaction to Next Paint is 200 ms. */
const GOAL_MS = 100

const HOME = 'Highlanders'
const AWAY = 'Western Force'
const PICKS = { home: 27, away: 19, minute: 7, conversions: 5, choices: [HOME, HOME, 'Second half'] }

/** Points that a button adds while it is held down for about three seconds. */
const HELD_POINTS = 20
const DRAG_STEPS = 24

type Costs = Map<string, InteractionCost[]>

/** Measures what players do most, on a processor slowed down four times, and a drag of the bare page's slider in the same rounds. */
export async function measureInteractions(browser: Browser, arena: Arena): Promise<Costs> {
  const costs: Costs = new Map()
  for (let round = 0; round < ROUNDS; round += 1) {
    await onPage(browser, `${arena.bare.url}/slider`, async (page) => {
      const slider = page.getByRole('slider')
      await note(costs, 'bare page: slider dragged', page, () => dragAlong(page, slider))
    })
    const fan = await arena.platform.newFan()
    await onPage(browser, arena.link('/home/game', fan), (page) => answerMatch(page, costs))
    await onPage(browser, arena.link('/home/game', fan), (page) => lookAround(page, costs))
  }
  return costs
}

async function onPage(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<void> {
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await countUpdates(page)
  await watchInteractions(page)
  await page.goto(url)
  await page.getByRole('heading').first().waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await act(page)
}

async function answerMatch(page: Page, costs: Costs): Promise<void> {
  const prediction = new PredictionPage(page)
  await new FixturesPage(page).match(HOME, AWAY).click()
  await expect(prediction.minute).toBeVisible()
  const plus = page.getByRole('button', { name: `One more, ${HOME} score` })
  await note(costs, 'plus held down', page, async () => {
    await plus.scrollIntoViewIfNeeded()
    await plus.hover()
    await page.mouse.down()
    await expect
      .poll(async () => Number(await prediction.score(HOME).inputValue()), { intervals: [50] })
      .toBeGreaterThanOrEqual(HELD_POINTS)
    await page.mouse.up()
  })
  await note(costs, 'dial dragged round', page, () => dragRound(page, prediction.minute))
  await note(costs, 'slider dragged', page, () => dragAlong(page, prediction.conversions))
  const choice = page.locator('label').filter({ hasText: 'Second half' })
  await choice.scrollIntoViewIfNeeded()
  await note(costs, 'choice picked', page, () => choice.click())
  await prediction.answerEverything(PICKS, { home: HOME, away: AWAY })
  await note(costs, 'Submit', page, async () => {
    await prediction.submit.click()
    await expect(prediction.success).toBeVisible()
  })
}

async function lookAround(page: Page, costs: Costs): Promise<void> {
  const fixtures = new FixturesPage(page)
  await expect(fixtures.match(HOME, AWAY)).toBeVisible()
  await note(costs, 'round switched', page, async () => {
    await fixtures.arrow('Previous').click()
    await expect(fixtures.match(HOME, AWAY)).toHaveCount(0)
  })
  await note(costs, 'tab switched', page, async () => {
    await fixtures.tab('Leaderboards').click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
}

async function note(costs: Costs, name: string, page: Page, act: () => Promise<void>): Promise<void> {
  const cost = await interactionCost(page, act)
  costs.set(name, [...(costs.get(name) ?? []), cost])
}

async function dragRound(page: Page, dial: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(dial)
  const at = (step: number) => {
    const angle = (step / DRAG_STEPS) * 2 * Math.PI
    return [x + width * (0.5 + 0.42 * Math.sin(angle)), y + height * (0.5 - 0.42 * Math.cos(angle))] as const
  }
  await drag(page, at)
}

async function dragAlong(page: Page, slider: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(slider)
  await drag(page, (step) => [x + width * (0.05 + (0.9 * step) / DRAG_STEPS), y + height / 2] as const)
}

async function boxOf(control: Locator) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await control.boundingBox()
  if (box === null) throw new Error('The control has no box to drag in.')
  return box
}

/** Drags from step 1 on, each step painted before the next. */
async function drag(page: Page, at: (step: number) => readonly [number, number]): Promise<void> {
  await page.mouse.move(...at(1))
  await page.mouse.down()
  for (let step = 2; step < DRAG_STEPS; step += 1) {
    await page.mouse.move(...at(step))
    await nextPaint(page)
  }
  await page.mouse.up()
}

/** Prints the median of the rounds. */
export function reportInteractions(costs: Costs): void {
  console.log(
    `\nInteractions at a processor speed of 1/${CPU_RATE}, median of ${ROUNDS}; the goal for the slowest event is ${GOAL_MS} ms\n`,
  )
  console.log(
    table(
      ['', 'slowest event, ms', 'longest task, ms', 'updates', ''],
      [...costs].map(([name, all]) => {
        const slowest = median(all.map(({ slowestMs }) => slowestMs))
        return [
          name,
          slowest.toFixed(0),
          median(all.map(({ longestTaskMs }) => longestTaskMs)).toFixed(0),
          median(all.map(({ updates }) => updates)).toFixed(0),
          slowest > GOAL_MS ? 'missed' : '',
        ]
      }),
    ),
  )
}
