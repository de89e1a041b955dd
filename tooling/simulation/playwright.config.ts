import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  // The only limits, against hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e-all.json' }]],
  outputDir: 'test-results',
  use: { actionTimeout: 60_000, launchOptions: chromiumLaunch(), locale: 'en-US' },
})
