import { describe, expect, it } from 'vitest'
import { bundled } from './bundle.ts'

const KB = 1000

const CORE = "export * from './src/index.ts'"
const THREE_CALLS = "export { createEngagement, createWidgetInteraction, getWidgets } from './src/index.ts'"

describe('the weight of the core, dependencies included', () => {
  it('is at most 22.9 KB for createEngagement, getWidgets and createWidgetInteraction', async () => {
    const { gzipBytes } = await bundled(THREE_CALLS)
    expect(gzipBytes).toBeLessThanOrEqual(22.9 * KB)
  }, 60_000)

  it('is at most 27.5 KB for every export', async () => {
    const { gzipBytes } = await bundled(CORE)
    expect(gzipBytes).toBeLessThanOrEqual(27.5 * KB)
  }, 60_000)

  it('ships no function that is not imported', async () => {
    const { sources } = await bundled(THREE_CALLS)
    expect(sources).toContain('src/resources/widgets.ts')
    const others = /save-|update-|leaderboard|chat-room|timeline|profiles|retry|programs|resources\/request/
    expect(sources.filter((path) => others.test(path))).toEqual([])
  }, 60_000)
})
