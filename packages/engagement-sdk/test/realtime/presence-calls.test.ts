import { describe, expect, it } from 'vitest'
import { hereNow, whereNow } from '../../src/realtime/index.ts'
import { aHarness } from './harness.ts'

const HERE = /channel\/room$/

describe('hereNow and whereNow', () => {
  it('returns the users on a channel and the channels of a profile', async () => {
    const { engagement, service } = await aHarness()
    const here = hereNow(engagement, { channel: 'room' })
    await service.respondHere('a', 'b')
    expect(await here).toEqual({ occupancy: 2, userIds: ['a', 'b'] })
    const where = whereNow(engagement, { userId: 'a' })
    await (await service.next(/uuid\/a/)).respond({ status: 200, payload: { channels: ['room'] } })
    expect(await where).toEqual(['room'])
    const nowhere = whereNow(engagement, { userId: 'a' })
    await (await service.next(/uuid\/a/)).respond({ status: 200 })
    expect(await nowhere).toEqual([])
  })

  it('rejects with the service’s category', async () => {
    const { engagement, service } = await aHarness()
    const refusal = expect(hereNow(engagement, { channel: 'room' })).rejects.toMatchObject({
      code: 'realtime',
      category: 'access-denied',
      status: 403,
      retryable: false,
    })
    await (await service.next(HERE)).fail(403)
    await refusal
  })
})
