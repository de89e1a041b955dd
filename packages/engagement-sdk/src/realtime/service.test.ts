import { describe, expect, it } from 'vitest'
import { aHarness } from '../../test/realtime/harness.ts'
import { type Path, providerOrigin, serviceOf } from './service.ts'

async function service(application: Record<string, unknown> = {}, origin: string | undefined = 'ps.example') {
  const { engagement } = await aHarness({ application })
  return serviceOf(engagement, origin, providerOrigin(0.5))
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

  it('uses one of the provider’s twenty hosts if the application names none', async () => {
    const { engagement } = await aHarness({ application: { pubnub_origin: null } })
    expect(serviceOf(engagement, undefined, providerOrigin(0.5))?.origin).toBe('https://ps11.pndsn.com')
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

  it.each([
    [{}, 300, 149],
    [{ pubnub_presence_timeout: 60 }, 60, 29],
    [{ pubnub_presence_timeout: 20 }, 20, 9],
    [{ pubnub_presence_timeout: 19 }, 20, 9],
    [{ pubnub_presence_timeout: 60, pubnub_heartbeat_interval: 5 }, 60, 5],
    [{ pubnub_presence_timeout: 60, pubnub_heartbeat_interval: 0 }, 60, 29],
    [{ pubnub_heartbeat_interval: -1 }, 300, 149],
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

describe('the address of a path', () => {
  const pathOf = async (path: Path, application = {}) => {
    const url = (await service(application))?.urlOf(path) ?? ''
    return url.slice('https://ps.example'.length, url.indexOf('?'))
  }

  it('has encoded names, joined with raw commas where a segment is a list', async () => {
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
