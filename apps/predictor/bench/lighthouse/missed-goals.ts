import { median } from '../rig/statistics.ts'
import type { Reading } from './reading.ts'
import { GOALS, type MeasuredScreen } from './screens.ts'

/** What was measured of a screen: one reading for each run, and the requests until it was usable. */
export interface Measured {
  readonly screen: MeasuredScreen
  readonly readings: readonly Reading[]
  readonly requests?: number | undefined
}

/** Returns each goal that a screen misses, with the value: 'prediction: blocked 268 ms (goal 100)'. */
export function missedGoals(
  { screen, readings, requests }: Measured,
  bare: readonly Reading[],
): readonly string[] {
  const middle = (of: (reading: Reading) => number) => median(readings.map(of))
  const lowest = Math.min(...readings.map(({ scores }) => scores.performance))
  const blockedMs = middle(({ metrics }) => metrics['total-blocking-time'])
  const missed: string[] = []
  for (const name of ['performance', 'accessibility', 'best-practices'] as const) {
    const score = middle(({ scores }) => scores[name])
    if (score < GOALS[name]) missed.push(`${name} ${score.toFixed(2)} (goal ${GOALS[name]})`)
  }
  if (lowest < GOALS.lowestPerformance) {
    missed.push(`lowest performance of a run ${lowest.toFixed(2)} (goal ${GOALS.lowestPerformance})`)
  }
  if (blockedMs > GOALS.blockedMs) missed.push(`blocked ${blockedMs.toFixed(0)} ms (goal ${GOALS.blockedMs})`)
  const { largestPaintRatio } = screen
  const ratio = largestPaint(readings) / largestPaint(bare)
  if (largestPaintRatio !== undefined && ratio > largestPaintRatio) {
    missed.push(`largest paint ${ratio.toFixed(2)} × the bare page's (goal ${largestPaintRatio})`)
  }
  if (screen.requests !== undefined && requests !== undefined && requests > screen.requests.atMost) {
    missed.push(`${requests} requests until '${screen.requests.until}' (goal ${screen.requests.atMost})`)
  }
  return missed.map((goal) => `${screen.name}: ${goal}`)
}

function largestPaint(readings: readonly Reading[]): number {
  return median(readings.map(({ metrics }) => metrics['largest-contentful-paint']))
}
