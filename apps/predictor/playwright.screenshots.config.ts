import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

/** Every screen at three widths in both schemes, into reports/screenshots. */
export default defineConfig({
  testDir: './e2e',
  testMatch: 'screenshots/*.shots.ts',
  workers: 1,
  timeout: 300_000,
  reporter: [['list']],
  outputDir: 'test-results',
  use: { launchOptions: chromiumLaunch(), locale: 'en-US', timezoneId: 'Pacific/Auckland' },
})
