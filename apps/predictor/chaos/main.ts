import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installWindow } from './headless-window.ts'
import { loadWithVite } from './load-with-vite.ts'
import { muteGameLog } from './mute-game-log.ts'
import type { RunOptions } from './run.ts'
import { storeNamed } from './store-name.ts'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    seed: { type: 'string' },
    fans: { type: 'string', default: '200' },
    attempts: { type: 'string', default: '4' },
    browsers: { type: 'string', default: '8' },
    port: { type: 'string', default: '0' },
    database: { type: 'string', default: 'folder' },
  },
})

const database = storeNamed(values.database)

// What listens to the end of the process removes its files; without this a signal would skip it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.env['NODE_ENV'] = 'production'
const window = installWindow()
const seed = Number(values.seed ?? Date.now() % 1_000_000)
console.log(`chaos: ${database}, seed ${seed} (again with --seed ${seed})`)
muteGameLog()
const isKept = await runAll()
// Connections that are kept for reuse and timers of pages that are gone would hold the process.
process.exit(isKept ? 0 : 1)

async function runAll(): Promise<boolean> {
  await using vite = await loadWithVite(join(import.meta.dirname, '..'))
  const { run } = await vite.load(join(import.meta.dirname, 'run.ts'))
  return run({
    seed,
    database,
    fans: Number(values.fans),
    attempts: Number(values.attempts),
    browsers: Number(values.browsers),
    port: Number(values.port),
    window,
  } satisfies RunOptions)
}
