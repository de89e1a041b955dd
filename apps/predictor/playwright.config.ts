import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

const launchOptions = await chromiumLaunch()

export default defineConfig({
  testDir: './e2e',
  testMatch: 'journeys/*.e2e.ts',
  // Two cores, and a sandbox with a clock of its own for each worker.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    launchOptions,
    locale: 'en-US',
    timezoneId: 'Pacific/Auckland',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } },
  ],
})
