import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The control room from sources, the kit's too; the sandbox builds it at the first visit. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_sandbox/control-room/',
  plugins: [react()],
  resolve: { conditions: ['@touchline/source', ...defaultClientConditions] },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
})
