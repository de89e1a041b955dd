import { buildTargets } from '@touchline/device-floor'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { accessibilityPage } from './server/accessibility/page.ts'
import { checkTournaments, SOURCE_CONDITIONS } from './server/check-tournaments.ts'
import { FILES } from './server/code-files.ts'
import { precompress } from './server/precompress.ts'
import { shortClassName } from './server/short-class-name.ts'
import { staticFrames } from './server/static-frames.ts'
import { wordsFirst } from './server/words-first.ts'

export default defineConfig({
  plugins: [react(), checkTournaments(), wordsFirst(), staticFrames(), accessibilityPage(), precompress()],
  resolve: { conditions: SOURCE_CONDITIONS },
  css: { modules: { generateScopedName: shortClassName } },
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
      // 'use client' in the UI kit is for importers with server components.
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: { groups: FILES },
      },
    },
  },
})
