import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { propsTables } from './docs/props-tables-plugin.ts'

/** The gallery reads the sources, so an edit shows at once and the tables are the docstrings of this moment. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), propsTables()],
  resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
  build: { outDir: 'dist', emptyOutDir: true },
})
