import { chromiumLaunch } from '@touchline/browser'
import shared from '@touchline/vitest-config'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'

const browserTests = 'test/**/*.browser.test.tsx'

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
            name: 'gallery',
            environment: 'node',
            // Isolated, because a document left by another file would hide errors of server rendering.
            isolate: true,
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [browserTests],
          },
        },
        {
          extends: true,
          optimizeDeps: {
            include: [
              '@storybook/addon-a11y',
              '@storybook/addon-docs',
              '@storybook/react-vite',
              '@touchline/game-rules > date-fns/getWeek',
              '@touchline/game-rules > zod/mini',
              'axe-core',
              'react',
              'react-dom/client',
              'react-dom/server',
              'react/jsx-dev-runtime',
              'storybook/test',
            ],
          },
          test: {
            name: 'gallery-browser',
            include: [browserTests],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 390, height: 844 },
              provider: playwright({
                launchOptions: chromiumLaunch(),
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
