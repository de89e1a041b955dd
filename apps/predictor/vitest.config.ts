import { join } from 'node:path'
import shared from '@touchline/vitest-config'
import { WAITING_SUITE_WORKERS } from '@touchline/vitest-config/waiting-suite-workers'
import { defineConfig, mergeConfig } from 'vitest/config'
import { IMPORTERS_OF_REACT, PREACT_FOR_REACT } from './preact/aliases.ts'

/** Its ES module: Vite leaves the CommonJS one to Node, where it would load React. */
const TESTING_LIBRARY = {
  find: /^@testing-library\/react$/,
  replacement: join(
    import.meta.dirname,
    'node_modules/@testing-library/react/dist/@testing-library/react.esm.js',
  ),
}

export default mergeConfig(
  shared,
  defineConfig({
    resolve: { alias: [...PREACT_FOR_REACT, TESTING_LIBRARY] },
    test: {
      name: 'predictor',
      environment: 'jsdom',
      maxWorkers: WAITING_SUITE_WORKERS,
      include: ['{chaos,storm,bench,server}/**/*.test.ts'],
      server: { deps: { inline: [...IMPORTERS_OF_REACT, /@testing-library\/react/] } },
      setupFiles: ['test/slow-machines.ts'],
    },
  }),
)
