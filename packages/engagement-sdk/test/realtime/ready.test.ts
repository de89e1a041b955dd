import { describe, expect, it } from 'vitest'
import { NotInitialisedError } from '../../src/index.ts'
import { hereNow, messages, publishMessage } from '../../src/realtime/index.ts'
import { at, settle } from './fake-service.ts'
import { aHarness, aStream, collect } from './harness.ts'

describe('a listener of ready', () => {
  it('that was added before the first use of real-time calls it as the new player', async () => {
    const { engagement, service } = await aHarness()
    engagement.on('ready', () => {
      hereNow(engagement, { channel: 'room' }).catch(() => undefined)
    })
    collect(messages(engagement, 'room'))
    await service.connect(at(0))
    await engagement.init({ accessToken: 'other' })
    const here = await service.next(/channel\/room$/)
    expect(here.url.searchParams.get('uuid')).toBe('you')
    expect(here.url.searchParams.get('auth')).toBe('other')
  })

  it('calls real-time with the keys of the new application', async () => {
    const { engagement, service, platform } = await aHarness({ application: { pubnub_subscribe_key: null } })
    await expect(hereNow(engagement, { channel: 'room' })).rejects.toMatchObject({
      code: 'realtime-unavailable',
    })
    platform.state.application = { ...platform.state.application, pubnub_subscribe_key: 'new' }
    engagement.on('ready', () => {
      hereNow(engagement, { channel: 'room' }).catch(() => undefined)
    })
    await engagement.init({ accessToken: 'other' })
    expect((await service.next(/channel\/room$/)).url.pathname).toBe('/v2/presence/sub-key/new/channel/room')
  })
})

describe('a call during an init', () => {
  it('is rejected, so that no token of the previous player is sent', async () => {
    const { engagement, service } = await aHarness()
    hereNow(engagement, { channel: 'room' }).catch(() => undefined)
    await (await service.next(/presence/)).respond({ occupancy: 0 })
    const pending = engagement.init({ accessToken: 'other' })
    await expect(publishMessage(engagement, { channel: 'room', message: 1 })).rejects.toThrow(
      NotInitialisedError,
    )
    await pending
    await settle()
    expect(service.pending).toEqual([])
  })

  it('leaves a running stream as it is until the new profile is known', async () => {
    const { clock, engagement, platform, service, poll } = await aStream()
    platform.inject({ path: 'profile/', fault: { delayMs: 1000 } })
    const pending = engagement.init({ accessToken: 'other' })
    await clock.advance(999)
    expect(service.pending).toEqual([poll])
    await clock.advance(1)
    await pending
    expect((await service.next(/tt=0/)).url.searchParams.get('auth')).toBe('other')
  })
})
