import { describe, expect, it } from 'vitest'
import { settle } from '../../test/realtime/fake-service.ts'
import { aHarness, type Harness, type HarnessOptions } from '../../test/realtime/harness.ts'
import { UntrustedOriginError } from '../index.ts'
import { hereNow, messages, realtimeConnection } from './index.ts'
import { type Path, serviceOf } from './service.ts'

async function service(application: Record<string, unknown> = {}, origin: string | undefined = 'ps.example') {
  const { engagement } = await aHarness({ application })
  return serviceOf(engagement, origin)
}

describe('serviceOf', () => {
  const originOf = async (origin: string) => (await service({}, origin))?.origin

  it('uses TLS for every host except loopback hosts', async () => {
    expect(await originOf('ps.example')).toBe('https://ps.example')
    expect(await originOf('https://ps.example:8443')).toBe('https://ps.example:8443')
    expect(await originOf('localhost:4100')).toBe('http://localhost:4100')
    expect(await originOf('http://127.0.0.1:4100')).toBe('http://127.0.0.1:4100')
    expect(await originOf('https://localhost:4101')).toBe('https://localhost:4101')
  })

  it.each([
    [0, 'https://ps1.pndsn.com'],
    [0.5, 'https://ps11.pndsn.com'],
    [0.999, 'https://ps20.pndsn.com'],
  ])(
    'uses one of the provider’s twenty hosts if the application names none: with %d %s',
    async (random, origin) => {
      const { engagement } = await aHarness({ application: { pubnub_origin: null }, random })
      expect(serviceOf(engagement, undefined)?.origin).toBe(origin)
    },
  )

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

  it.each([
    [{}, 300, 149],
    [{ pubnub_presence_timeout: 60 }, 60, 29],
    [{ pubnub_presence_timeout: 20 }, 20, 9],
    [{ pubnub_presence_timeout: 19 }, 20, 9],
    [{ pubnub_presence_timeout: 60, pubnub_heartbeat_interval: 5 }, 60, 5],
    [{ pubnub_presence_timeout: 60, pubnub_heartbeat_interval: 0 }, 60, 29],
    [{ pubnub_heartbeat_interval: -1 }, 300, 149],
    [{ pubnub_heartbeat_interval: 4.9 }, 300, 5],
  ])(
    'has with %j a presence timeout of %i s and heartbeats every %i s',
    async (settings, timeout, interval) => {
      expect(await service(settings)).toMatchObject({
        presenceTimeoutSeconds: timeout,
        heartbeatIntervalSeconds: interval,
      })
    },
  )
})

it('warns of settings of presence that it raises', async () => {
  const { engagement, warnings } = await aHarness({
    application: { pubnub_presence_timeout: 19, pubnub_heartbeat_interval: 4.9 },
  })
  serviceOf(engagement, 'ps.example')
  expect(warnings.map(({ message }) => message)).toEqual([
    'pubnub_presence_timeout is 19 s and was raised to 20 s.',
    'pubnub_heartbeat_interval is 4.9 s and was raised to 5 s.',
  ])
})

describe('the address of a path', () => {
  const pathOf = async (path: Path, application = {}) => {
    const url = (await service(application))?.urlOf(path) ?? ''
    return url.slice('https://ps.example'.length, url.indexOf('?'))
  }

  it('has encoded names, joined with raw commas if a segment is a list', async () => {
    expect(await pathOf(['v2', ['room 1', "it's!~*()", 'a,b'], '0'])).toBe(
      '/v2/room%201,it%27s%21%7E%2A%28%29,a%2Cb/0',
    )
  })

  it.each(['.', '..'])('cannot have %j, which every URL parser would remove', async (name) => {
    await expect(pathOf(['v2', name])).rejects.toThrow(
      `A name is "${name}", which a URL cannot contain as a segment.`,
    )
  })

  it.each(['...', '.a', 'a..', '%2e%2e', '../x'])('keeps %j in one segment', async (name) => {
    const { pathname } = new URL(`https://x${await pathOf(['v2', name, '0'])}`)
    expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'v2', name, '0'])
  })
})

/** Starts to listen, and returns the requests to the real-time service so far. */
async function listen({ engagement, service }: Harness): Promise<readonly string[]> {
  const stream = messages(engagement, 'program.1', { programIds: [] })
  stream[Symbol.asyncIterator]().next()
  await settle()
  return service.pending.map(({ url }) => url.origin)
}

describe('the real-time host that the application names', () => {
  const live = { trustedOrigins: ['https://*.live.example'] }
  it.each<[string, string, HarnessOptions]>([
    ['ps.pndsn.com', 'a host of the provider', {}],
    ['ps7.pndsn.com', 'a host of the provider', {}],
    ['fans.pubnubapi.com', 'a host of the provider', {}],
    ['pubsub.pubnub.com', 'a host of the provider', {}],
    ['platform.example', 'the host of the endpoint', {}],
    ['a.live.example', 'trusted', live],
    ['other.example', 'configured by the caller', { realtime: { origin: 'other.example' } }],
  ])('receives the token when it is %s, %s', async (pubnub_origin, _, options) => {
    const harness = await aHarness({ trustedOrigins: [], application: { pubnub_origin }, ...options })
    expect(await listen(harness)).toEqual([`https://${pubnub_origin}`])
    expect(harness.warnings).toEqual([])
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

it('settings of the wrong type turn real-time off, with a warning that names the field', async () => {
  const { engagement, warnings } = await aHarness({ application: { pubnub_origin: 7 } })
  await expect(hereNow(engagement, { channel: 'room' })).rejects.toMatchObject({
    code: 'realtime-unavailable',
  })
  expect(warnings.map(({ message }) => message)).toEqual([
    'Real-time is off, updates come by polling. InvalidBodyError: Unreadable application: pubnub_origin: Expected string',
  ])
})
