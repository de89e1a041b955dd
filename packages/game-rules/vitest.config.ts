import shared from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      name: 'game-rules',
      environment: 'node',
      coverage: {
        provider: 'v8',
        include: ['src/**/*.ts'],
        reporter: [['text', { skipFull: true }]],
        reportsDirectory: 'reports/coverage',
        thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
      },
    },
  }),
)
