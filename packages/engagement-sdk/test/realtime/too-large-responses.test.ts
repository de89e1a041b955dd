import { describe, expect, it } from 'vitest'
import { fetchHistory, realtimeConnection } from '../../src/realtime/index.ts'
import { aHarness, aStream } from './harness.ts'

/** A body of one byte more than 16 MiB. */
const tooLarge = () => new Response(new Uint8Array(2 ** 24 + 1))

describe('a real-time response of more than 16 MiB', () => {
  it('rejects a call as unreadable, with its request and without the token', async () => {
    const { engagement, service } = await aHarness()
    const read = expect(fetchHistory(engagement, { channel: 'room' })).rejects.toMatchObject({
      code: 'invalid-body',
      retryable: false,
      message: 'Unreadable response: more than 16777216 bytes',
      method: 'GET',
      url: 'https://realtime.example/v3/history-with-actions/sub-key/sub/channel/room',
    })
    await (await service.next(/history/)).respondWith(tooLarge())
    await read
  })

  it('fails the stream, which does not ask for it again', async () => {
    const { engagement, service, clock, poll } = await aStream()
    await poll.respondWith(tooLarge())
    await expect
      .poll(() => realtimeConnection(engagement))
      .toMatchObject({ phase: 'failed', failure: { category: 'unknown', retryable: false } })
    await clock.advance(3_600_000)
    expect(service.pending).toHaveLength(0)
  })
})
