import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  workers: 1,
  // The only limits, against hangs.
  timeout: 300_000,
  retries: 1,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e-all.json' }]],
  outputDir: 'test-results',
  // A platform from its own start script. What it prints sets PLATFORM_URL.
  webServer: {
    command: 'bash deploy/sandbox/start.sh --memory --fans 20 --port 0',
    cwd: '../..',
    wait: { stdout: /platform (?<platform_url>http:\/\/[^/]+)/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    actionTimeout: 60_000,
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
  },
})
