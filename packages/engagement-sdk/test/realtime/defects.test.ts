import { describe, expect, it } from 'vitest'
import { joinPresence, messages } from '../../src/realtime/index.ts'
import { collect } from './collect.ts'
import { settle } from './fake-clock.ts'
import { aHarness } from './harness.ts'

// The numbers are the rows of docs/guides/migration.md, 'Defects of the reference client', which names the tests of its other rows.
describe('defects of the reference real-time client that this one does not have', () => {
  it('22: a channel is left once, for any number of subscribers', async () => {
    const { engagement, service } = await aHarness()
    const stop = new AbortController()
    const { signal } = stop
    const streams = [
      collect(messages(engagement, 'lobby', { signal })),
      collect(messages(engagement, ['lobby', 'lobby'], { signal })),
      collect(joinPresence(engagement, 'lobby', { signal })),
    ]
    await service.connect()
    stop.abort()
    await Promise.all(streams.map(({ done }) => done))
    await settle()
    expect(service.log.filter((line) => line.endsWith('/leave'))).toEqual([
      '/v2/presence/sub-key/sub/channel/lobby/leave',
    ])
  })

  it('24: a channel is left with its last subscriber, also if a longer name is still subscribed', async () => {
    const { engagement, service } = await aHarness()
    const stop = new AbortController()
    collect(messages(engagement, 'lobby2'))
    collect(messages(engagement, 'lobby', { signal: stop.signal }))
    await service.connect()
    stop.abort()
    const poll = await service.next(/subscribe/)
    expect(poll.url.pathname).toBe('/v2/subscribe/sub/lobby2/0')
    expect(service.log).toContain('/v2/presence/sub-key/sub/channel/lobby/leave')
  })
})
