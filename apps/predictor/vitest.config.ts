import shared, { WAITING_SUITE_WORKERS } from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      name: 'predictor',
      environment: 'jsdom',
      maxWorkers: WAITING_SUITE_WORKERS,
      include: ['server/**/*.test.ts'],
      setupFiles: ['test/browser-setup.ts'],
    },
  }),
)
