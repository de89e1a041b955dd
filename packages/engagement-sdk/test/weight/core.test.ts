import { describe, expect, it } from 'vitest'
import { bundled } from './bundle.ts'

/** As in the figures of other clients: 1000 bytes, gzip level 9. */
const KB = 1000

const CORE = "export * from './src/index.ts'"
const THREE_CALLS = "export { createEngagement, createWidgetInteraction, getWidgets } from './src/index.ts'"
/** What the two dependencies weigh with the features that this package uses of them. */
const DEPENDENCIES = `
  import ky from 'ky'
  import * as z from 'zod/v4/core'
  const leaf = new z.$ZodUnknown({ type: 'unknown', checks: [z._check(() => {})] })
  const innerType = new z.$ZodNullable({ type: 'nullable', innerType: leaf })
  const a = new z.$ZodOptional({ type: 'optional', innerType })
  const element = new z.$ZodArray({ type: 'array', element: leaf })
  const b = new z.$ZodDefault({ type: 'default', innerType: element, get defaultValue() { return [] } })
  const schema = new z.$ZodObject({ type: 'object', shape: { a, b }, catchall: leaf })
  export const both = (value) => [ky(value), schema['~standard'].validate(value)]`

describe('the weight of the core, dependencies included', () => {
  // Aimed at 18 KB, 4 KB of it our own; the README says why it is more.
  it('is at most 18.7 KB for init, getWidgets and createWidgetInteraction, 6.3 KB of it our own', async () => {
    const [calls, dependencies] = await Promise.all([bundled(THREE_CALLS), bundled(DEPENDENCIES)])
    expect(calls.gzipBytes).toBeLessThanOrEqual(18.7 * KB)
    expect(calls.gzipBytes - dependencies.gzipBytes).toBeLessThanOrEqual(6.3 * KB)
  }, 60_000)

  it('is at most 28 KB for everything, 12 KB of it our own', async () => {
    const [core, dependencies] = await Promise.all([bundled(CORE), bundled(DEPENDENCIES)])
    expect(core.gzipBytes).toBeLessThanOrEqual(28 * KB)
    expect(core.gzipBytes - dependencies.gzipBytes).toBeLessThanOrEqual(12 * KB)
  }, 60_000)

  it('ships no verb that is not imported', async () => {
    const { sources } = await bundled(THREE_CALLS)
    expect(sources).toContain('src/resources/widgets.ts')
    const others = /save-|update-|leaderboard|chat-room|timeline|profiles|retry|programs|request\.ts/
    expect(sources.filter((path) => others.test(path) && !path.includes('interaction-request'))).toEqual([])
  }, 60_000)
})
