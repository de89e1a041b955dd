import { type Browser, chromium } from '@playwright/test'
import { countUpdates } from '../e2e/rig/page-updates.ts'
import { measureInteractions, reportInteractions } from './interactions.ts'
import { type Arena, inArena } from './rig/arena.ts'
import { benchBrowser } from './rig/bench-browser.ts'
import { type StepCost, stepCost } from './rig/slider-steps.ts'
import { median, ratioText } from './rig/statistics.ts'
import { table } from './rig/table.ts'
import { type Visit, visit } from './rig/visit.ts'

// On a busy machine a single time means nothing: each is paired with one of the bare page, in turns.

const VISIT_PAIRS = 7
const SLIDER_PAIRS = 5
const WORDS = 'Predict now'
const OFTEN_LOOKED = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const

interface Pair<T> {
  readonly game: T
  readonly bare: T
}

async function main(arena: Arena): Promise<void> {
  const browser = await chromium.launch(benchBrowser())
  try {
    const visits = await inTurns(VISIT_PAIRS, {
      game: () => twoVisits(browser, arena.link('/home/game')),
      bare: () => twoVisits(browser, arena.bare.url),
    })
    const [match] = await arena.platform.fixtures('120-2024 | 11')
    const steps = await inTurns(SLIDER_PAIRS, {
      game: () => slider(browser, arena.link(`/prediction/${match?.id}`), /minute/i),
      bare: () => slider(browser, `${arena.bare.url}/slider`, /minute/i),
    })
    report(visits, steps)
    reportInteractions(await measureInteractions(browser, arena))
  } finally {
    await browser.close()
  }
}

/** Both sides, a pair at a time, and the order turned round with each pair. */
async function inTurns<T>(
  pairs: number,
  { game, bare }: Pair<() => Promise<T>>,
): Promise<readonly Pair<T>[]> {
  const taken: Pair<T>[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 2 === 0) taken.push({ game: await game(), bare: await bare() })
    else {
      const second = await bare()
      taken.push({ game: await game(), bare: second })
    }
  }
  return taken
}

interface TwoVisits {
  readonly first: Visit
  readonly second: Visit
}

/** With nothing kept, and once more with what the browser kept then. */
async function twoVisits(browser: Browser, url: string): Promise<TwoVisits> {
  const context = await browser.newContext(OFTEN_LOOKED)
  try {
    const first = await visit(context, url, WORDS)
    return { first, second: await visit(context, url, WORDS) }
  } finally {
    await context.close()
  }
}

async function slider(browser: Browser, url: string, name: RegExp): Promise<StepCost> {
  const context = await browser.newContext(OFTEN_LOOKED)
  try {
    const page = await context.newPage()
    await countUpdates(page)
    await page.goto(url)
    return await stepCost(page, page.getByRole('slider', { name }))
  } finally {
    await context.close()
  }
}

function report(visits: readonly Pair<TwoVisits>[], steps: readonly Pair<StepCost>[]): void {
  const rows = (['first', 'second'] as const).flatMap((which) => {
    const row = (what: string, of: (one: Visit) => number) =>
      rowOf(`${which} visit, ${what}`, visits, (one) => of(one[which]))
    return [
      row('ms to the first words', ({ paintMs }) => paintMs),
      row('ms to the list', ({ ms }) => ms),
      row('requests', ({ requests }) => requests),
      row('bytes', ({ bytes }) => bytes),
      row('bytes of script', ({ scriptBytes }) => scriptBytes),
    ]
  })
  console.log(
    `The predictor compared with a bare page with react and react-router, median of ${VISIT_PAIRS} (slider ${SLIDER_PAIRS}) pairs in turns\n`,
  )
  console.log(
    table(
      ['', 'predictor', 'bare page', 'ratio (least to most)'],
      [
        ...rows,
        rowOf('slider, ms of script a step', steps, ({ scriptMs }) => scriptMs, 2),
        rowOf('slider, updates a step', steps, ({ updates }) => updates, 2),
      ],
    ),
  )
}

function rowOf<T>(what: string, pairs: readonly Pair<T>[], of: (one: T) => number, digits = 0): string[] {
  const games = pairs.map(({ game }) => of(game))
  const bares = pairs.map(({ bare }) => of(bare))
  const ratio = median(bares) === 0 ? '–' : ratioText(games, bares)
  return [what, median(games).toFixed(digits), median(bares).toFixed(digits), ratio]
}

await inArena(main)
