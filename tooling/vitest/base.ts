import { defineConfig } from 'vitest/config'

const SOURCE = '@touchline/source'
const NODE_CONDITIONS = [SOURCE, 'module', 'node', 'development|production']

/**
 * What every suite shares: workspace packages resolve to their sources (DOM suites read `resolve`, Node suites
 * `ssr.resolve`, global setups the environment of vitest itself, so all carry the condition), the clock's zone is
 * UTC, and each run leaves a report from which the closing line of `pnpm test` counts.
 */
export default defineConfig({
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: NODE_CONDITIONS } },
  environments: { __vitest__: { resolve: { conditions: NODE_CONDITIONS } } },
  test: {
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    // Guards against a hang, not promises about speed: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One process and one simulated DOM for each worker, not for each file, which took up to twenty times as long.
    // In turn a file leaves nothing behind for the next.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
})
