import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Path of a suite's JSON report, which `pnpm test` reads: `reports/test.json` or, in the script `test:more`, `reports/test-more.json`. The
 * package manager sets the variable to the name of the script.
 */
export const REPORT_FILE = `reports/${(process.env['npm_lifecycle_event'] ?? 'test').replaceAll(':', '-')}.json`

/** Two is faster than one also on two cores, where vitest by default starts one. */
const MIN_WORKERS = 2

/** Workers of a suite that waits for databases, browsers and other processes most of its time. */
export const WAITING_SUITE_WORKERS = Math.max(MIN_WORKERS, availableParallelism() - 1)

const LIMIT_MS = 300_000

const SOURCE = '@touchline/source'
const NODE_CONDITIONS = [SOURCE, 'module', 'node', 'development|production']

/**
 * Options of every suite: workspace packages resolve to their sources (DOM suites read `resolve`, Node suites
 * `ssr.resolve`, global setups the environment of vitest itself, so all carry the condition), the clock's zone is
 * UTC, and each run writes a report that `pnpm test` counts.
 */
export default defineConfig({
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: NODE_CONDITIONS } },
  environments: { __vitest__: { resolve: { conditions: NODE_CONDITIONS } } },
  test: {
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    // The only limits, against hangs. A busy machine must not reach them: no test has a limit of its own.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    // One process and one simulated DOM for each worker, not for each file, which took up to twenty times as long.
    // Therefore each file must clean up after itself.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    reporters: ['default', ['json', { outputFile: REPORT_FILE }]],
  },
})
