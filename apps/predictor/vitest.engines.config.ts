import { engineSuite } from '@touchline/engines/engine-suite'
import { mergeConfig } from 'vitest/config'

/** The journeys that run in Firefox and WebKit. */
export default mergeConfig(engineSuite('journeys'), { test: { globalSetup: './e2e/share-sandbox-host.ts' } })
