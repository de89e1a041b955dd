import { describe, expect, it } from 'vitest'
import { bundled } from './bundle.ts'

const KB = 1000
/** What an app imports that shows live updates and presence. */
const STREAMS = `messages, realtimeConnection, onRealtimeConnection, configureRealtime, joinPresence, hereNow, whereNow,
  setPresenceAttributes, getPresenceAttributes, fetchHistory, readMissed, syncClock`
const everything = (entry: string) => `export * from './src/${entry}'`

describe('the weight of real-time and encryption', () => {
  it.each([
    [
      '12.4 KB for streams, presence and history',
      `export { ${STREAMS} } from './src/realtime/index.ts'`,
      12.4,
    ],
    ['14.3 KB for every export of real-time', everything('realtime/index.ts'), 14.3],
  ])(
    'is at most %s, on top of the core',
    async (_, source, kilobytes) => {
      const core = await bundled(everything('index.ts'))
      const both = await bundled(`${everything('index.ts')};${source}`)
      expect(both.gzipBytes - core.gzipBytes).toBeLessThanOrEqual(kilobytes * KB)
    },
    60_000,
  )

  it('is at most 2.2 KB for encryption alone', async () => {
    const { gzipBytes, sources } = await bundled(everything('crypto/index.ts'))
    expect(gzipBytes).toBeLessThanOrEqual(2.2 * KB)
    expect(sources.filter((path) => !path.startsWith('src/crypto/'))).toEqual([
      'src/errors/request-details.ts',
      'src/errors/engagement-error.ts',
    ])
  }, 60_000)

  it('is not part of a bundle that imports neither', async () => {
    const { sources } = await bundled(everything('index.ts'))
    expect(sources.filter((path) => /^src\/(realtime|crypto)\//.test(path))).toEqual([])
    expect(sources).toContain('src/engagement/create-engagement.ts')
  }, 60_000)

  it('leaves the cipher out of real-time until one is configured', async () => {
    const { sources } = await bundled(everything('realtime/index.ts'))
    expect(sources).not.toContain('src/crypto/cipher.ts')
  }, 60_000)
})
