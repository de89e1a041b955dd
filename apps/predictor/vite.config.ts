import { buildTargets } from '@touchline/device-floor'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The packages of the workspace resolve to their sources, so that nothing has to be built first.
  resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
  // Files find each other by their own place; server/deployed-page.ts writes the base path of a deployment into the page.
  base: './',
  server: { port: 5173, strictPort: true },
  build: {
    target: buildTargets(),
    sourcemap: true,
    // All screens are in one file (decision 0031).
    chunkSizeWarningLimit: 1000,
    // The content security policy allows no typefaces in data: URLs.
    assetsInlineLimit: 0,
  },
})
