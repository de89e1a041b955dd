import { median, ratioText } from '../rig/statistics.ts'
import { table } from '../rig/table.ts'
import { CATEGORIES, METRICS, type Metric, type Reading } from './reading.ts'
import type { MeasuredScreen } from './screens.ts'

/** A screen with one reading for each run. */
interface Measured {
  readonly screen: MeasuredScreen
  readonly readings: readonly Reading[]
}

/** Prints the medians of every screen and their ratios to the bare page's. Nothing is asserted. */
export function report(measured: readonly Measured[], bare: readonly Reading[]): void {
  console.log(
    `Lighthouse, mobile, simulated, over HTTP/2; median of ${bare.length} runs of each screen and the bare page\n`,
  )
  console.log(
    table(
      ['', ...CATEGORIES, ...Object.values(METRICS)],
      [rowOf('bare page', bare), ...measured.map(({ screen, readings }) => rowOf(screen.name, readings))],
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
}

function rowOf(name: string, readings: readonly Reading[]): string[] {
  const middle = (of: (reading: Reading) => number) => median(readings.map(of))
  const ids = Object.keys(METRICS) as Metric[]
  return [
    name,
    ...CATEGORIES.map((category) => middle(({ scores }) => scores[category]).toFixed(2)),
    ...ids.map((id) =>
      middle(({ metrics }) => metrics[id]).toFixed(id === 'cumulative-layout-shift' ? 3 : 0),
    ),
  ]
}
