import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadWithVite } from '../load-with-vite.ts'
import { muteGameLog } from '../mute-game-log.ts'
import { storeNamed } from '../store-name.ts'
import type { RunOptions } from './run.ts'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    seed: { type: 'string' },
    fans: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '60' },
    capacity: { type: 'string', default: '100' },
    database: { type: 'string', default: 'postgres' },
  },
})

const options: RunOptions = {
  seed: Number(values.seed ?? Date.now() % 1_000_000),
  database: storeNamed(values.database),
  fans: Number(values.fans),
  durationMs: Number(values.seconds) * 1000,
  perSecond: Number(values.capacity),
}

// What listens to the end of the process removes its files; without this a signal would skip it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.env['NODE_ENV'] = 'production'
console.log(
  `last minutes: ${options.fans} fans in ${values.seconds} s, ${options.perSecond} requests a second for each sandbox, ${options.database}, seed ${options.seed} (again with --seed ${options.seed})`,
)
muteGameLog()
const isKept = await runAll()
process.exit(isKept ? 0 : 1)

async function runAll(): Promise<boolean> {
  await using vite = await loadWithVite(join(import.meta.dirname, '../..'))
  const { run } = await vite.load(join(import.meta.dirname, 'run.ts'))
  return run(options)
}
