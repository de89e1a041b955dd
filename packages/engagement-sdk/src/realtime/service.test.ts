import { describe, expect, it } from 'vitest'
import { aHarness } from '../../test/realtime/harness.ts'
import type { RealtimeOptions } from './options.ts'
import { encodeName, encodeNames, providerOrigin, serviceOf } from './service.ts'

async function service(application: Record<string, unknown>, overrides: RealtimeOptions = {}) {
  const { engagement } = await aHarness({ application, trustedOrigins: ['https://ps.example:8443'] })
  return serviceOf(engagement, { origin: 'ps.example', ...overrides }, providerOrigin(0.5))
}

describe('serviceOf', () => {
  const originOf = async (origin: string | undefined) => (await service({}, { origin }))?.origin

  it('uses TLS for every host except loopback hosts', async () => {
    expect(await originOf('ps.example')).toBe('https://ps.example')
    expect(await originOf('https://ps.example:8443')).toBe('https://ps.example:8443')
    expect(await originOf('localhost:4100')).toBe('http://localhost:4100')
    expect(await originOf('http://127.0.0.1:4100')).toBe('http://127.0.0.1:4100')
    expect(await originOf('https://localhost:4101')).toBe('https://localhost:4101')
  })

  it('uses one of the provider’s twenty hosts if the application names none', async () => {
    expect((await service({ pubnub_origin: null }, { origin: undefined }))?.origin).toBe(
      'https://ps11.pndsn.com',
    )
    expect([0, 0.05, 0.999].map(providerOrigin)).toEqual([
      'https://ps1.pndsn.com',
      'https://ps2.pndsn.com',
      'https://ps20.pndsn.com',
    ])
  })

  it.each(['', 'http://ps.example', 'ps.example/path', 'me:pw@ps.example', 'ftp://localhost', '::'])(
    'sends no token to %j',
    async (origin) => {
      expect(await originOf(origin)).toBeUndefined()
    },
  )

  it.each(['.', '..', '', null])('is none with the key %j', async (key) => {
    expect(await service({ pubnub_subscribe_key: key })).toBeUndefined()
    expect(await service({ pubnub_publish_key: key })).toBeUndefined()
  })

  it('encodes keys, so that they stay one segment of an address', async () => {
    expect((await service({ pubnub_subscribe_key: '../x' }))?.subscribeKey).toBe('..%2Fx')
  })
})

describe('the heartbeats of a service', () => {
  it.each([
    [{}, 300, 149],
    [{ presenceTimeoutSeconds: 60 }, 60, 29],
    [{ presenceTimeoutSeconds: 20 }, 20, 9],
    [{ presenceTimeoutSeconds: 19 }, 20, 9],
    [{ presenceTimeoutSeconds: 60, heartbeatIntervalSeconds: 5 }, 60, 5],
    [{ heartbeatIntervalSeconds: 0 }, 300, 0],
    [{ heartbeatIntervalSeconds: -1 }, 300, 0],
  ])('are sent with %j for a timeout of %i s every %i s', async (settings, timeout, interval) => {
    expect(await service({}, settings)).toMatchObject({
      presenceTimeoutSeconds: timeout,
      heartbeatIntervalSeconds: interval,
    })
  })

  it('have the default interval for the application’s zero, and none for a caller’s zero', async () => {
    const zero = { pubnub_presence_timeout: 60, pubnub_heartbeat_interval: 0 }
    expect((await service(zero))?.heartbeatIntervalSeconds).toBe(29)
    expect((await service(zero, { heartbeatIntervalSeconds: 0 }))?.heartbeatIntervalSeconds).toBe(0)
  })
})

describe('encodeNames', () => {
  it('joins encoded names with raw commas', () => {
    expect(encodeNames(['room 1', "it's!~*()", 'a,b'])).toBe('room%201,it%27s%21%7E%2A%28%29,a%2Cb')
  })
})

describe('encodeName', () => {
  it.each(['.', '..'])('rejects %j, which every URL parser would remove from the address', (name) => {
    expect(() => encodeName(name)).toThrow(`A name is "${name}", which a URL cannot contain as a segment.`)
  })

  it.each(['...', '.a', 'a..', '%2e%2e', '../x'])('keeps %j in one segment', (name) => {
    const { pathname } = new URL(`https://x/v2/${encodeName(name)}/0`)
    expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'v2', name, '0'])
  })
})
