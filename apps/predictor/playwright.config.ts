import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '@touchline/browser'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

const LAUNCH = chromiumLaunch()

/** The journeys of `pnpm test`: all without the tag `@all`, which `playwright.all.config.ts` runs. */
export default defineConfig({
  testDir: './e2e',
  testMatch: 'journeys/*.e2e.ts',
  grepInvert: /@all/,
  globalSetup: './e2e/share-sandbox-host.ts',
  // For two cores: a journey waits half of its time. Each worker has a platform of its own, and each test that answers
  // something a fan of its own.
  workers: 3,
  fullyParallel: true,
  // The only limits, against hangs. A busy machine must not reach them: no journey has limits of its own.
  timeout: 300_000,
  expect: { timeout: 60_000, toMatchAriaSnapshot: { pathTemplate: 'e2e/trees/{arg}{ext}' } },
  // `pnpm test` names the journeys that passed only the second time (decision 0010).
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  outputDir: 'test-results',
  use: {
    actionTimeout: 60_000,
    // The game's opener policy starts a second process for each page; a limit lets it stay in the first.
    launchOptions: { ...LAUNCH, args: [...LAUNCH.args, '--renderer-process-limit=1'] },
    locale: 'en-US',
    timezoneId: 'Pacific/Auckland',
    // A recording costs every test a third of its time: `pnpm e2e --trace on` records the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'phone', use: { ...PHONE, colorScheme: 'dark' } }],
})
