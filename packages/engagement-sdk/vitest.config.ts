import shared from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  shared,
  // One process for each worker, not for each file: half the time, in any order.
  defineConfig({ test: { name: 'engagement-sdk', environment: 'node', isolate: false } }),
)
