import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, defaultServerConditions } from 'vite'
import { installWindow } from './headless-window.ts'
import type { RunOptions } from './run.ts'
import { storeNamed } from './store-name.ts'

// The fans run the game's own components, so Vite reads them as it does for the build.

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

// The game logs each failure; here failures are the weather.
const complain = console.error
console.error = (...words: readonly unknown[]) => {
  if (!String(words[0]).startsWith('[touchline]')) complain(...words)
}

const conditions = ['@touchline/source', ...defaultServerConditions]
const isKept = await runAll()
// Connections that are kept for reuse and timers of pages that are gone would hold the process.
process.exit(isKept ? 0 : 1)

async function runAll(): Promise<boolean> {
  await using vite = await loader()
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

/** Vite, for reading modules only: nothing is served. */
async function loader() {
  const server = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@touchline\//] },
  })
  return {
    load: (path: string) => server.ssrLoadModule(path),
    [Symbol.asyncDispose]: () => server.close(),
  }
}
