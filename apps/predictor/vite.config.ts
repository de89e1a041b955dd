import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, runnerImport } from 'vite'
import { precompress } from './server/precompress.ts'
import { wordsFirst } from './server/words-first.ts'

const conditions = ['@touchline/source', ...defaultClientConditions]

/** A tournament that is configured wrongly stops the build, with the name of the field. */
function checkTournaments(): Plugin {
  return {
    name: 'check-tournaments',
    apply: 'build',
    async buildStart() {
      const { module } = await runnerImport<{ checkTournaments(): void }>(
        './src/config/check-tournaments.ts',
        {
          ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@touchline\//] },
        },
      )
      module.checkTournaments()
    },
  }
}

export default defineConfig({
  plugins: [react(), checkTournaments(), wordsFirst(), precompress()],
  resolve: { conditions },
  server: { port: 5173, strictPort: true },
  // Parts find each other by their own place; only the page names the root, where a deployment writes its base path.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // docs/decisions/0011-one-stylesheet.md
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Everything that the first screen needs in one file: packed together it is smaller than in parts.
        codeSplitting: { groups: [{ name: 'first-screen', test: /apps\/predictor\/src\/main\.tsx$/ }] },
      },
    },
  },
})
