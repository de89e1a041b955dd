import { table } from '../rig/table.ts'
import { METRICS, type Metric, readPage } from './reading.ts'
import type { MeasuredScreen } from './screens.ts'

const PAINTS: readonly Metric[] = ['first-contentful-paint', 'largest-contentful-paint']

interface ThrottledRun {
  readonly bareUrl: string
  readonly screens: readonly MeasuredScreen[]
  readonly link: (path: string) => string
  /** Port of the browser. */
  readonly port: number
}

/**
 * Prints the paints of one run on a connection and a processor that are slowed down. The simulation of the other runs
 * loads a page at full speed, where each response arrives without the latency of a telephone.
 */
export async function reportThrottledPaints({ bareUrl, screens, link, port }: ThrottledRun): Promise<void> {
  const paintsOf = async (url: string) => {
    const { metrics } = await readPage(url, { port, throttling: 'devtools' })
    return PAINTS.map((id) => metrics[id])
  }
  const bare = await paintsOf(bareUrl)
  const rows = [['bare page', ...bare.map(inMs), '–']]
  for (const { name, path } of screens) {
    const paints = await paintsOf(link(path))
    const ratio = (paints.at(-1) ?? Number.NaN) / (bare.at(-1) ?? Number.NaN)
    rows.push([name, ...paints.map(inMs), ratio.toFixed(2)])
  }
  console.log('\nOne run with a connection and a processor that are slowed down instead of simulated\n')
  console.log(table(['', ...PAINTS.map((id) => METRICS[id]), '× bare page'], rows))
}

function inMs(value: number): string {
  return value.toFixed(0)
}
