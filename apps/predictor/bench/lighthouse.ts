import lighthouse from 'lighthouse'
import { type Arena, inArena } from './rig/arena.ts'
import { openChromium } from './rig/open-chromium.ts'
import { median, ratioText } from './rig/statistics.ts'
import { table } from './rig/table.ts'

// Mobile, simulated throttling: Lighthouse's own default. The floor is what counts; the ratio says how
// much of it the libraries take alone.

const FLOOR = 0.98
/** Runs of the first screen, each beside one of the bare page. */
const PAIRS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const METRICS = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'speed-index': 'speed index, ms',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'layout shift',
  'total-byte-weight': 'bytes',
} as const
type Metric = keyof typeof METRICS

interface Reading {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly metrics: Readonly<Record<Metric, number>>
  /** Audits that cost points: 'category: title'. */
  readonly complaints: readonly string[]
}

/** Times that a page is loaded before a recording that went wrong, as on a busy machine, is given up. */
const ATTEMPTS = 3

async function read(url: string, port: number, attempt = 1): Promise<Reading> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  })
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError !== undefined && attempt < ATTEMPTS) return read(url, port, attempt + 1)
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not read ${url}: ${runtimeError.message}`)
  const scores = CATEGORIES.map((name) => [name, categories[name]?.score ?? 0] as const)
  const complaints = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} (${audits[id]?.score})`),
  )
  return {
    scores: recordOf(scores),
    metrics: recordOf(metricNames().map((id) => [id, audits[id]?.numericValue ?? Number.NaN] as const)),
    complaints,
  }
}

async function main({ link, bare, platform }: Arena): Promise<void> {
  await using chromium = await openChromium()
  const { port } = chromium
  const games: Reading[] = []
  const bares: Reading[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    games.push(await read(link('/home/game'), port))
    bares.push(await read(bare.url, port))
  }
  const [open] = await platform.fixtures('120-2024 | 11')
  const [settled] = await platform.fixtures('120-2024 | 9')
  const others: [string, Reading][] = []
  for (const [name, path] of [
    ['prediction', `/prediction/${open?.id}`],
    ['result', `/result/${settled?.id}`],
    ['leaderboards', '/home/leaderboard'],
    ['rules', '/home/rules'],
    ['profile', '/profile'],
    ['welcome', '/welcome'],
  ] as const) {
    others.push([name, await read(link(path), port)])
  }
  report({ games, bares, others })
}

interface Readings {
  readonly games: readonly Reading[]
  readonly bares: readonly Reading[]
  readonly others: readonly (readonly [string, Reading])[]
}

function report({ games, bares, others }: Readings): void {
  const middle = (readings: readonly Reading[], of: (reading: Reading) => number) => median(readings.map(of))
  const short = CATEGORIES.map((name) => {
    const score = middle(games, ({ scores }) => scores[name])
    return { name, score, beside: middle(bares, ({ scores }) => scores[name]) }
  })
  console.log(`Lighthouse, mobile, simulated; the first screen, median of ${PAIRS} beside the bare page's\n`)
  console.log(
    table(
      ['', 'predictor', 'bare page', 'ratio (least to most)'],
      [
        ...short.map(({ name, score, beside }) => [
          name,
          score.toFixed(2),
          beside.toFixed(2),
          (score / beside).toFixed(2),
        ]),
        ...metricNames().map((id) => {
          const of = ({ metrics }: Reading) => metrics[id]
          const digits = id === 'cumulative-layout-shift' ? 3 : 0
          const ratio = middle(bares, of) === 0 ? '–' : ratioText(games.map(of), bares.map(of))
          return [METRICS[id], middle(games, of).toFixed(digits), middle(bares, of).toFixed(digits), ratio]
        }),
      ],
    ),
  )
  console.log('\nThe other screens, once each\n')
  console.log(
    table(
      ['', ...CATEGORIES],
      others.map(([name, { scores }]) => [
        name,
        ...CATEGORIES.map((category) => scores[category].toFixed(2)),
      ]),
    ),
  )
  const complaints = [['fixtures', games[0]] as const, ...others].flatMap(([name, reading]) =>
    (reading?.complaints ?? []).map((complaint) => `  ${name} · ${complaint}`),
  )
  if (complaints.length > 0) console.log(`\nWhat cost points\n${complaints.join('\n')}`)
  const low = [
    ...short.filter(({ score }) => score < FLOOR).map(({ name, score }) => `fixtures · ${name} ${score}`),
    ...others.flatMap(([screen, { scores }]) =>
      // One run of a screen is no measurement of its speed; the other two do not depend on the machine.
      CATEGORIES.filter((name) => name !== 'performance' && scores[name] < FLOOR).map(
        (name) => `${screen} · ${name} ${scores[name]}`,
      ),
    ),
  ]
  console.log(low.length === 0 ? `\nNothing below ${FLOOR}.` : `\nBelow ${FLOOR}: ${low.join(', ')}`)
  if (low.length > 0) process.exitCode = 1
}

function metricNames(): readonly Metric[] {
  return [
    'first-contentful-paint',
    'largest-contentful-paint',
    'speed-index',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ]
}

function recordOf<K extends string>(entries: readonly (readonly [K, number])[]): Record<K, number> {
  const record: Partial<Record<K, number>> = {}
  for (const [key, value] of entries) record[key] = value
  return record as Record<K, number>
}

await inArena(main)
