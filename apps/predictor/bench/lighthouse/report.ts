import { median, ratioText } from '../rig/statistics.ts'
import { table } from '../rig/table.ts'
import { type Measured, missedGoals } from './missed-goals.ts'
import { CATEGORIES, METRICS, type Metric, type Reading } from './reading.ts'

/** Long tasks and audits that the report lists for each screen that misses a goal. */
const MOST_REASONS = 5

/** Prints the medians of every screen, their ratios to the bare page's, and the goals that are missed. Returns how many are. */
export function report(measured: readonly Measured[], bare: readonly Reading[]): number {
  console.log(
    `Lighthouse, mobile, simulated, over HTTP/2; median of ${bare.length} runs of each screen and the bare page\n`,
  )
  console.log(
    table(
      ['', ...CATEGORIES, ...Object.values(METRICS), 'requests'],
      [
        rowOf('bare page', bare),
        ...measured.map(({ screen, readings, requests }) => rowOf(screen.name, readings, requests)),
      ],
    ),
  )
  console.log("\nRatio to the bare page's in the same round (least to most)\n")
  const compared: readonly Metric[] = ['first-contentful-paint', 'largest-contentful-paint']
  console.log(
    table(
      ['', ...compared.map((id) => METRICS[id])],
      measured.map(({ screen, readings }) => [
        screen.name,
        ...compared.map((id) =>
          ratioText(
            readings.map(({ metrics }) => metrics[id]),
            bare.map(({ metrics }) => metrics[id]),
          ),
        ),
      ]),
    ),
  )
  const missed = measured.map((one) => ({ goals: missedGoals(one, bare), readings: one.readings }))
  for (const { goals, readings } of missed.filter((one) => one.goals.length > 0)) {
    console.log(`\n${goals.join('\n')}`)
    const [first] = readings
    const reasons = [
      ...(first?.longTasks ?? []).slice(0, MOST_REASONS),
      ...(first?.complaints ?? []).slice(0, MOST_REASONS),
    ]
    for (const reason of reasons) console.log(`  ${reason}`)
  }
  const count = missed.flatMap(({ goals }) => goals).length
  console.log(count === 0 ? '\nEvery goal is met.' : `\n${count} goals are missed.`)
  return count
}

function rowOf(name: string, readings: readonly Reading[], requests?: number): string[] {
  const middle = (of: (reading: Reading) => number) => median(readings.map(of))
  const ids = Object.keys(METRICS) as Metric[]
  return [
    name,
    ...CATEGORIES.map((category) => middle(({ scores }) => scores[category]).toFixed(2)),
    ...ids.map((id) =>
      middle(({ metrics }) => metrics[id]).toFixed(id === 'cumulative-layout-shift' ? 3 : 0),
    ),
    requests?.toString() ?? '–',
  ]
}
