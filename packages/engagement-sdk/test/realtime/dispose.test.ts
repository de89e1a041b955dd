import { describe, expect, it } from 'vitest'
import type { Engagement } from '../../src/index.ts'
import { fetchHistory, hereNow, publishFile, publishMessage } from '../../src/realtime/index.ts'
import { aHarness } from './harness.ts'
import { UPLOAD } from './upload.ts'

describe('dispose', () => {
  it.each<[string, RegExp, (engagement: Engagement) => Promise<unknown>]>([
    ['a publish', /publish/, (engagement) => publishMessage(engagement, { channel: 'room', message: 1 })],
    ['a read of history', /history/, (engagement) => fetchHistory(engagement, { channel: 'room' })],
    ['a read of who is present', /presence/, (engagement) => hereNow(engagement, { channel: 'room' })],
    [
      'a call with a signal of its own',
      /presence/,
      (engagement) => hereNow(engagement, { channel: 'room', signal: new AbortController().signal }),
    ],
  ])('ends %s that is pending', async (_, path, call) => {
    const { engagement, service, clock } = await aHarness()
    const ended = expect(call(engagement)).rejects.toMatchObject({ code: 'disposed' })
    await service.next(path)
    engagement.dispose()
    await ended
    expect([service.pending.length, clock.waiting]).toEqual([0, 0])
  })

  it('aborts an upload and does not announce the file', async () => {
    const { engagement, service } = await aHarness()
    const ended = expect(
      publishFile(engagement, { channel: 'room', name: 'a.png', content: 'x' }),
    ).rejects.toMatchObject({ code: 'disposed' })
    await (await service.next(/generate-upload-url/)).respond(UPLOAD)
    await service.next(/bucket/)
    engagement.dispose()
    await ended
    expect(service.pending).toHaveLength(0)
  })
})
