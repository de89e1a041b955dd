import { describe, expect, it } from 'vitest'
import { createCipher } from '../../src/crypto/index.ts'
import type { Engagement } from '../../src/index.ts'
import { fetchHistory, historyPages, publishMessage, readMissed } from '../../src/realtime/index.ts'
import { aWidget } from '../../src/testing/index.ts'
import { at } from './fake-service.ts'
import { aHarness, sent } from './harness.ts'

const SENT = [1, 'Sent', '17141967000000001']

describe('publishMessage', () => {
  it('sends the message as JSON and returns its timetoken', async () => {
    const message = { channel: 'room 1', message: { a: 1 }, userMetadata: { m: 1 } }
    const { call, request } = await sent((engagement) => publishMessage(engagement, message))
    expect(request.url.pathname).toBe('/publish/pub/sub/0/room%201/0')
    expect([request.body, request.url.searchParams.get('meta')]).toEqual(['{"a":1}', '{"m":1}'])
    await request.respond(SENT)
    expect(await call).toBe('17141967000000001')
  })

  it('encrypts if a cipher is configured', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const message = { channel: 'room', message: { a: 1 } }
    const { request } = await sent((engagement) => publishMessage(engagement, message), {
      realtime: { cipher },
    })
    expect(await cipher.decryptMessage(JSON.parse(String(request.body)))).toEqual({ a: 1 })
  })
})

describe('fetchHistory', () => {
  it('reads the messages between two times, oldest first, and leaves malformed ones out', async () => {
    const options = { channel: 'room', start: '20', end: '10', max: 500 }
    const { call, request, warnings } = await sent((engagement) => fetchHistory(engagement, options))
    const asked = { max: '100', start: '20', end: '10', string_message_token: 'true', include_meta: 'true' }
    expect(Object.fromEntries(request.url.searchParams)).toMatchObject(asked)
    const room = [
      null,
      { message: { event: 'tick', payload: {} }, timetoken: '11', uuid: 'u', message_type: null },
      { message: 'x', timetoken: 12, message_type: 4, meta: { m: 1 } },
      { message: 'y', timetoken: '13', message_type: '1' },
      { message: 'z', timetoken: '14', message_type: 'odd' },
    ]
    await request.respond({ status: 200, channels: { room } })
    expect(await call).toMatchObject([
      { event: 'tick', timetoken: '11', messageType: 'message', publisher: 'u', userMetadata: undefined },
      { payload: 'x', timetoken: '12', messageType: 'file', publisher: undefined, userMetadata: { m: 1 } },
      { payload: 'y', timetoken: '13', messageType: 'signal' },
      { payload: 'z', timetoken: '14', messageType: 'message' },
    ])
    expect(warnings).toHaveLength(1)
  })

  it.each([
    [undefined, 'history-with-actions', '25'],
    [25, 'history-with-actions', '25'],
    [26, 'history', '26'],
  ])('requests max %j with the call %s', async (max, family, asked) => {
    const { call, request } = await sent((engagement) => fetchHistory(engagement, { channel: 'room', max }))
    expect(request.url.pathname).toBe(`/v3/${family}/sub-key/sub/channel/room`)
    expect(request.url.searchParams.get('max')).toBe(asked)
    await request.respond({ channels: {} })
    expect(await call).toEqual([])
  })

  it('decrypts messages', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const read = (engagement: Engagement) => fetchHistory(engagement, { channel: 'room' })
    const { call, request } = await sent(read, { realtime: { cipher } })
    const message = await cipher.encryptMessage('hi')
    await request.respond({ channels: { room: [{ message, timetoken: '1' }] } })
    expect((await call).map(({ payload }) => payload)).toEqual(['hi'])
  })
})

describe('readMissed', () => {
  it('reads the widgets published since an instant, newest first', async () => {
    const options = { channel: 'program.p', sinceAt: 1_714_196_700_000 }
    const { call, request } = await sent((engagement) => readMissed(engagement)(options))
    const { url, respond } = request
    // As the platform's own client reads it: a server written for that client may have no other history call.
    expect(url.pathname).toBe('/v3/history-with-actions/sub-key/sub/channel/program.p')
    expect([url.searchParams.get('end'), url.searchParams.get('max')]).toEqual(['17141967000000111', '25'])
    const announced = (event: string, payload: unknown, index: number) => ({
      message: { event, payload },
      timetoken: at(index),
    })
    await respond({
      channels: {
        'program.p': [
          announced('text-prediction-created', aWidget({ id: 'a' }), 1),
          announced('text-prediction-created', aWidget({ id: 'b' }), 2),
          announced('text-prediction-updated', aWidget({ id: 'b', question: 'Newer?' }), 3),
          announced('text-poll-results', { id: 'x' }, 4),
        ],
      },
    })
    expect(await call).toEqual([
      expect.objectContaining({ id: 'b', question: 'Newer?' }),
      expect.objectContaining({ id: 'b' }),
      expect.objectContaining({ id: 'a' }),
    ])
  })

  it('sends no request without real-time keys', async () => {
    const { engagement, service } = await aHarness({ application: { pubnub_publish_key: null } })
    expect(await readMissed(engagement)({ channel: 'program.p', sinceAt: 1 })).toEqual([])
    expect(service.log).toEqual([])
  })
})

describe('historyPages', () => {
  it('reads the page before the oldest message until there is none', async () => {
    const { engagement, service } = await aHarness()
    const pages = historyPages(engagement, { channel: 'room', max: 1 })
    const starts: (string | null)[] = []
    const next = async (messages: readonly object[]) => {
      const page = pages.next()
      const request = await service.next(/history/)
      starts.push(request.url.searchParams.get('start'))
      await request.respond({ channels: { room: messages } })
      return (await page).value?.map(({ payload }) => payload)
    }
    expect(await next([{ message: 'newest', timetoken: at(2) }])).toEqual(['newest'])
    expect(await next([{ message: 'older', timetoken: at(1) }])).toEqual(['older'])
    expect(await next([])).toBe(undefined)
    expect(starts).toEqual([null, at(2), at(1)])
  })

  it('ends when the service repeats its page', async () => {
    const { engagement, service } = await aHarness()
    const pages = historyPages(engagement, { channel: 'room', start: at(2) })
    const page = pages.next()
    await (await service.next(/history/)).respond({ channels: { room: [{ message: 1, timetoken: at(2) }] } })
    expect(await page).toEqual({ done: true, value: undefined })
  })
})
