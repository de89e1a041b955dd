import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { propsTables } from './docs/props-tables-plugin.ts'

/** The gallery uses the sources, so that edits and docstrings are shown without a build. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), propsTables()],
  resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
  build: { outDir: 'dist', emptyOutDir: true },
})
