import shared from '@touchline/vitest-config'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  shared,
  defineConfig({
    plugins: [react()],
    test: {
      name: 'predictor',
      environment: 'jsdom',
      include: ['{chaos,storm,bench,server}/**/*.test.ts'],
      setupFiles: ['test/slow-machines.ts'],
    },
  }),
)
