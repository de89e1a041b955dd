import { browserFans } from './browser-fans.ts'
import type { HeadlessWindow } from './headless-window.ts'
import { reportText } from './report.ts'
import { openStore } from './store.ts'
import type { StoreName } from './store-name.ts'
import { runStorm } from './storm.ts'

export interface RunOptions {
  readonly seed: number
  readonly database: StoreName
  readonly fans: number
  readonly attempts: number
  /** So many of the fans use a real browser. */
  readonly browsers: number
  readonly port: number
  readonly window: HeadlessWindow
}

/** No fan is less patient here than the game itself. */
const PATIENCE_MS = 20_000
/** Longer than the longest delay. */
const HELD_MS = 3000
/** Longer than several pages in a row take that do not come. */
const STUCK_AFTER_MS = 300_000

/** Runs the command. Resolves to whether every promise was kept. */
export async function run({
  seed,
  database,
  fans,
  attempts,
  browsers,
  port,
  window,
}: RunOptions): Promise<boolean> {
  await using stack = new AsyncDisposableStack()
  const store = stack.use(await openStore(database))
  const pace = { thinkMs: 600, arriveMs: 30_000, tunnelMs: 2000 }
  const result = await runStorm({
    seed,
    store,
    fans,
    attempts,
    port,
    window,
    incidents: [
      'crash',
      'kick-off passes',
      'crash',
      'match settled by hand',
      'match moved to now',
      'crash',
      'results fall due',
      'crash',
    ],
    failShare: 0.2,
    delaysMs: [300, 1500],
    patienceMs: PATIENCE_MS,
    heldMs: PATIENCE_MS + HELD_MS,
    stuckAfterMs: STUCK_AFTER_MS,
    pace,
    others: (parts) => browserFans(browsers, parts, { pace, heldMs: HELD_MS, stack }),
    report: (line) => console.log(`chaos: ${line}`),
  })
  console.log(`\n${reportText(result)}`)
  const { afterStorm, afterFinish } = result.violations
  return afterStorm.length + afterFinish.length === 0
}
