import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '@touchline/browser'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    launchOptions: { executablePath: await chromiumPath(), chromiumSandbox: false, args: [...CHROMIUM_ARGS] },
    locale: 'en-US',
  },
})
