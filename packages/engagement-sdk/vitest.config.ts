import shared from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(shared, defineConfig({ test: { name: 'engagement-sdk', environment: 'node' } }))
