import { buildTargets } from '@touchline/device-floor'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkTournaments, SOURCE_CONDITIONS } from './server/check-tournaments.ts'
import { precompress } from './server/precompress.ts'
import { staticFrames } from './server/static-frames.ts'
import { wordsFirst } from './server/words-first.ts'

export default defineConfig({
  plugins: [react(), checkTournaments(), wordsFirst(), staticFrames(), precompress()],
  resolve: { conditions: SOURCE_CONDITIONS },
  server: { port: 5173, strictPort: true },
  // Parts find each other by their own place; only the page names the root, where a deployment writes its base path.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: buildTargets(),
    sourcemap: true,
    // docs/decisions/0011-one-stylesheet.md
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // It would run after everything that the page preloads has arrived.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Everything that the first screen needs in one file: packed together it is smaller than in parts.
        codeSplitting: { groups: [{ name: 'first-screen', test: /apps\/predictor\/src\/main\.tsx$/ }] },
      },
    },
  },
})
