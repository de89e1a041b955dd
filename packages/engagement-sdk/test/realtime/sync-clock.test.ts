import { describe, expect, it } from 'vitest'
import { syncClock } from '../../src/realtime/index.ts'
import { sent } from './harness.ts'

const HOUR_MS = 3_600_000
/** The timetoken of an instant that many milliseconds behind the device. */
const tokenBehind = (ms: number) => `${Date.now() - ms}0000`

describe('syncClock', () => {
  it.each([
    ['a number', Number],
    ['text', String],
  ])('sets the clock of a platform that hides its date, from a time that is %s', async (_, as) => {
    const { engagement, call, request } = await sent((each) => syncClock(each))
    expect([engagement.clockSkewMs, request.url.pathname]).toEqual([undefined, '/time/0'])
    await request.respond([as(tokenBehind(HOUR_MS))])
    await call
    expect(engagement.clockSkewMs).toBeGreaterThan(HOUR_MS - 2000)
    expect(engagement.clockSkewMs).toBeLessThan(HOUR_MS + 2000)
  })

  it('sends the player’s id and no token', async () => {
    const { request } = await sent((engagement) => syncClock(engagement))
    expect(request.url.searchParams.get('uuid')).toBe('me')
    expect(request.url.searchParams.has('auth')).toBe(false)
  })

  it.each([{}, [], [null], ['soon'], 'soon'])('rejects when the response is %j', async (body) => {
    const { engagement, call, request } = await sent((each) => syncClock(each))
    await request.respond(body)
    const url = 'https://realtime.example/time/0'
    await expect(call).rejects.toMatchObject({ code: 'invalid-body', resource: 'time', url })
    expect(engagement.clockSkewMs).toBeUndefined()
  })
})
