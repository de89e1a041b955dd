import { describe, expect, it } from 'vitest'
import { syncClock } from '../../src/realtime/index.ts'
import { aHarness } from './harness.ts'

const HOUR_MS = 3_600_000
/** The timetoken of an instant that many milliseconds behind the device. */
const tokenBehind = (ms: number) => `${Date.now() - ms}0000`

describe('syncClock', () => {
  it.each([
    ['a number', Number],
    ['text', String],
  ])('sets the clock of a platform that hides its date, from a time that is %s', async (_, as) => {
    const { engagement, service } = await aHarness()
    expect(engagement.clockSkewMs).toBeUndefined()
    const synced = syncClock(engagement)
    const request = await service.next(/^\/time\/0$/)
    await request.respond([as(tokenBehind(HOUR_MS))])
    await synced
    expect(engagement.clockSkewMs).toBeGreaterThan(HOUR_MS - 2000)
    expect(engagement.clockSkewMs).toBeLessThan(HOUR_MS + 2000)
  })

  it('sends the player’s id and no token', async () => {
    const { engagement, service } = await aHarness()
    const synced = syncClock(engagement)
    const request = await service.next(/time/)
    expect(request.url.searchParams.get('uuid')).toBe('me')
    expect(request.url.searchParams.has('auth')).toBe(false)
    await request.respond([tokenBehind(0)])
    await synced
  })

  it.each([{}, [], [null], ['soon'], 'soon'])('rejects when the response is %j', async (body) => {
    const { engagement, service } = await aHarness()
    const refusal = expect(syncClock(engagement)).rejects.toMatchObject({
      code: 'invalid-body',
      resource: 'time',
      url: 'https://realtime.example/time/0',
    })
    await (await service.next(/time/)).respond(body)
    await refusal
    expect(engagement.clockSkewMs).toBeUndefined()
  })
})
