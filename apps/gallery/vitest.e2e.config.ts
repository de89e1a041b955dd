import shared from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

/** Tests of the built gallery in Chromium. */
export default mergeConfig(
  { ...shared, test: { ...shared.test, include: [] } },
  defineConfig({ test: { name: 'built-gallery', environment: 'node', include: ['e2e/*.e2e.ts'] } }),
)
