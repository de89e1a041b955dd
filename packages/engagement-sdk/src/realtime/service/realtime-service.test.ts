import { describe, expect, it } from 'vitest'
import { providerOrigin } from './provider-origin.ts'
import { realtimeService } from './realtime-service.ts'

describe('realtimeService', () => {
  const config = {
    subscribeKey: 's',
    publishKey: 'p',
    userId: 'me',
    authKey: 't',
    heartbeatIntervalSeconds: undefined,
    presenceTimeoutSeconds: 60,
  }
  const own = providerOrigin(0.5)
  const originOf = (origin: string | undefined) => realtimeService({ ...config, origin }, {}, own)?.origin

  it('uses TLS for every host except loopback hosts', () => {
    expect(originOf('ps.example')).toBe('https://ps.example')
    expect(originOf('https://ps.example:8443')).toBe('https://ps.example:8443')
    expect(originOf('localhost:4100')).toBe('http://localhost:4100')
    expect(originOf('https://localhost:4101')).toBe('https://localhost:4101')
  })

  it('uses one of the provider’s twenty hosts if the application names none', () => {
    expect(originOf(undefined)).toBe('https://ps11.pndsn.com')
    expect([0, 0.05, 0.999, 1].map(providerOrigin)).toEqual([
      'https://ps1.pndsn.com',
      'https://ps2.pndsn.com',
      'https://ps20.pndsn.com',
      'https://ps20.pndsn.com',
    ])
  })

  it.each(['', 'http://ps.example', 'ps.example/path', 'me:pw@ps.example', 'ftp://localhost', '::'])(
    'sends no token to %j',
    (origin) => {
      expect(originOf(origin)).toBeUndefined()
    },
  )

  it('uses the default interval for the application’s zero and no heartbeats for a caller’s zero', () => {
    const here = { ...config, origin: 'ps.example' }
    expect(realtimeService(here, {}, own)?.timing.intervalSeconds).toBe(29)
    expect(realtimeService(here, { heartbeatIntervalSeconds: 0 }, own)?.timing.intervalSeconds).toBe(0)
  })
})
