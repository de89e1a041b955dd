import { describe, expect, it } from 'vitest'
import { bundled } from './bundle.ts'

/** As in the figures of other clients: 1000 bytes, gzip level 9. */
const KB = 1000

const CORE = "export * from './src/index.ts'"
const THREE_CALLS = "export { createEngagement, createWidgetInteraction, getWidgets } from './src/index.ts'"
/** What the one dependency weighs alone. */
const DEPENDENCY = "export { default } from 'ky'"

describe('the weight of the core, dependencies included', () => {
  // Aimed at 4 KB of our own; the README says why it is more.
  it('is at most 15.2 KB for init, getWidgets and createWidgetInteraction, 6.6 KB of it our own', async () => {
    const [calls, dependency] = await Promise.all([bundled(THREE_CALLS), bundled(DEPENDENCY)])
    expect(calls.gzipBytes).toBeLessThanOrEqual(15.2 * KB)
    expect(calls.gzipBytes - dependency.gzipBytes).toBeLessThanOrEqual(6.6 * KB)
  }, 60_000)

  it('is at most 19.2 KB for everything, 10.5 KB of it our own', async () => {
    const [core, dependency] = await Promise.all([bundled(CORE), bundled(DEPENDENCY)])
    expect(core.gzipBytes).toBeLessThanOrEqual(19.2 * KB)
    expect(core.gzipBytes - dependency.gzipBytes).toBeLessThanOrEqual(10.5 * KB)
  }, 60_000)

  it('ships no verb that is not imported', async () => {
    const { sources } = await bundled(THREE_CALLS)
    expect(sources).toContain('src/resources/widgets.ts')
    const others = /save-|update-|leaderboard|chat-room|timeline|profiles|retry|programs|request\.ts/
    expect(sources.filter((path) => others.test(path) && !path.includes('interaction-request'))).toEqual([])
  }, 60_000)
})
