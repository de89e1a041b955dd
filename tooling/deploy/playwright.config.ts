import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 180_000,
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
  },
})
