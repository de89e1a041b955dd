import shared from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'
import { PEERS } from './src/peers.ts'

export default mergeConfig(
  shared,
  defineConfig({
    resolve: { alias: Object.fromEntries(Object.entries(PEERS).map(([name, { code }]) => [name, code])) },
    test: { name: 'docs-site', environment: 'node' },
  }),
)
