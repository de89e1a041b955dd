import { describe, expect, it } from 'vitest'
import { UntrustedOriginError } from '../../src/index.ts'
import { hereNow, messages, realtimeConnection } from '../../src/realtime/index.ts'
import { settle } from './fake-clock.ts'
import { aHarness, type Harness } from './harness.ts'

/** Starts to listen, and returns the requests to the real-time service so far. */
async function listen({ engagement, service }: Harness): Promise<readonly string[]> {
  const stream = messages(engagement, 'program.1', { programIds: [] })
  stream[Symbol.asyncIterator]().next()
  await settle()
  return service.pending.map(({ url }) => url.origin)
}

describe('the real-time host that the application names', () => {
  it.each(['ps.pndsn.com', 'ps7.pndsn.com', 'fans.pubnubapi.com', 'pubsub.pubnub.com', 'platform.example'])(
    'receives the token when it is %s, a host of the provider or of the endpoint',
    async (pubnub_origin) => {
      const harness = await aHarness({ application: { pubnub_origin } })
      expect(await listen(harness)).toEqual([`https://${pubnub_origin}`])
      expect(harness.warnings).toEqual([])
    },
  )

  it('receives the token when trustedOrigins names it', async () => {
    const harness = await aHarness({
      trustedOrigins: ['https://*.live.example'],
      application: { pubnub_origin: 'a.live.example' },
    })
    expect(await listen(harness)).toEqual(['https://a.live.example'])
  })

  it('receives the token when the caller configured it', async () => {
    const harness = await aHarness({ trustedOrigins: [], realtime: { origin: 'other.example' } })
    expect(await listen(harness)).toEqual(['https://other.example'])
  })

  it.each(['evil.example', 'pndsn.com.evil.example', 'evil-pndsn.com', 'localhost:9'])(
    'receives nothing when it is %s; updates come by polling and a warning names the setting',
    async (pubnub_origin) => {
      const harness = await aHarness({ trustedOrigins: [], application: { pubnub_origin } })
      expect(await listen(harness)).toEqual([])
      expect(realtimeConnection(harness.engagement).phase).toBe('polling')
      const [warning] = harness.warnings
      expect(warning?.cause).toBeInstanceOf(UntrustedOriginError)
      expect(warning?.message).toMatch(/^Real-time is off, .* set trustedOrigins: \['https?:\/\//)
      await expect(hereNow(harness.engagement, { channel: 'program.1' })).rejects.toMatchObject({
        code: 'realtime-unavailable',
        message: expect.stringContaining('trustedOrigins'),
      })
    },
  )
})

describe('a call to the real-time service', () => {
  it('does not follow a redirect, which could send the token to another host', async () => {
    const harness = await aHarness()
    await listen(harness)
    expect(harness.service.pending.map(({ redirect }) => redirect)).toEqual(['manual'])
  })
})
