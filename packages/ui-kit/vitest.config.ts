import { chromiumLaunch } from '@touchline/browser'
import shared from '@touchline/vitest-config'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'

const browserTests = '**/*.browser.test.tsx'
const slowMachines = 'src/test/slow-machines.ts'

export default mergeConfig(
  // Each project below defines its own `include`.
  { ...shared, test: { ...shared.test, include: [] } },
  defineConfig({
    plugins: [react()],
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'ui-kit',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [browserTests],
            setupFiles: [slowMachines],
          },
        },
        {
          // Tests that jsdom cannot run: pointers, focus of dialogs, layout, forced colours.
          extends: true,
          optimizeDeps: {
            include: [
              'react',
              'react-dom/client',
              'react-dom/server',
              'react/jsx-dev-runtime',
              '@testing-library/react',
              '@touchline/game-rules > date-fns/getWeek',
              '@touchline/game-rules > zod/mini',
            ],
          },
          test: {
            name: 'ui-kit-browser',
            include: [`src/${browserTests}`],
            setupFiles: [slowMachines],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 390, height: 844 },
              provider: playwright({
                launchOptions: chromiumLaunch(),
                contextOptions: { hasTouch: true },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
        {
          // The package as a whole: its weight, and what it renders in the oldest browser.
          extends: true,
          test: {
            name: 'ui-kit-whole',
            environment: 'node',
            include: ['test/**/*.test.ts'],
          },
        },
      ],
    },
  }),
)
