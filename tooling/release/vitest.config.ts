import shared, { WAITING_SUITE_WORKERS } from '@touchline/vitest-config'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(shared, defineConfig({ test: { maxWorkers: WAITING_SUITE_WORKERS } }))
