import { defineConfig } from '@playwright/test'
import { oldestChromiumLaunch } from '@touchline/browser'
import journeys, { PHONE } from './playwright.config.ts'

const oldest = oldestChromiumLaunch()

/** The journeys of `pnpm test:all`: those with the tag `@all`, and the main one in the oldest engine that the game supports. */
export default defineConfig({
  ...journeys,
  grepInvert: [],
  reporter: [['list'], ['json', { outputFile: 'reports/e2e-all.json' }]],
  projects: [
    { name: 'phone', grep: /@all/, use: { ...PHONE, colorScheme: 'dark' } },
    ...(oldest === undefined
      ? []
      : [
          {
            name: 'oldest',
            testMatch: 'journeys/from-prediction-to-board.e2e.ts',
            grepInvert: /@all/,
            use: { ...PHONE, colorScheme: 'light' as const, launchOptions: oldest },
          },
        ]),
  ],
})
