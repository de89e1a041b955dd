import { browserFans } from './browser-fans.ts'
import type { HeadlessWindow } from './headless-window.ts'
import { reportText } from './report.ts'
import { runStorm } from './storm.ts'

export interface RunOptions {
  readonly seed: number
  readonly fans: number
  readonly attempts: number
  /** So many of the fans sit in front of a real browser. */
  readonly browsers: number
  readonly port: number
  readonly window: HeadlessWindow
}

/** The run of the command. True when every promise was kept. */
export async function run({ seed, fans, attempts, browsers, port, window }: RunOptions): Promise<boolean> {
  await using stack = new AsyncDisposableStack()
  // Nobody is less patient here than the game itself.
  const pace = { patienceMs: 20_000, recoverMs: 3000, thinkMs: 600, arriveMs: 30_000, tunnelMs: 2000 }
  const result = await runStorm({
    seed,
    fans,
    attempts,
    port,
    window,
    crashes: 4,
    failShare: 0.2,
    delaysMs: [300, 1500],
    pace,
    others: (parts) => browserFans(browsers, parts, { pace, stack }),
    report: (line) => console.log(`chaos: ${line}`),
  })
  console.log(`\n${reportText(result)}`)
  const { afterStorm, afterFinish } = result.violations
  return afterStorm.length + afterFinish.length === 0
}
