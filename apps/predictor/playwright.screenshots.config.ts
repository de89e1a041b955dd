import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

const launchOptions = await chromiumLaunch()

/** Every screen at three widths in both schemes, into reports/screenshots. */
export default defineConfig({
  testDir: './e2e',
  testMatch: 'screenshots/*.shots.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  outputDir: 'test-results',
  use: { launchOptions, locale: 'en-US', timezoneId: 'Pacific/Auckland' },
})
