import { describe, expect, it } from 'vitest'
import { createCipher } from '../../src/crypto/index.ts'
import { type Engagement, getPostedWidgets, takePages } from '../../src/index.ts'
import {
  downloadFile,
  FilePublishError,
  fetchHistory,
  fileUrl,
  hereNow,
  listFiles,
  publishFile,
  publishMessage,
  readMissed,
} from '../../src/realtime/index.ts'
import { aStage } from './an-engagement.ts'

const SENT = [1, 'Sent', '17141967000000001']
const UPLOAD = {
  status: 200,
  data: { id: 'f1', name: 'a.png' },
  file_upload_request: {
    url: 'https://store.example/bucket',
    method: 'POST',
    form_fields: [
      { key: 'key', value: 'f1/a.png' },
      { key: 'Content-Type', value: 'binary/octet-stream' },
    ],
  },
}

describe('publishMessage', () => {
  it('sends the message as JSON and returns its timetoken', async () => {
    const { engagement, service } = await aStage()
    const published = publishMessage(engagement, {
      channel: 'room 1',
      message: { a: 1 },
      userMetadata: { m: 1 },
      store: false,
    })
    const request = await service.next(/publish/)
    expect(request.url.pathname).toBe('/publish/pub/sub/0/room%201/0')
    expect([
      request.body,
      request.url.searchParams.get('meta'),
      request.url.searchParams.get('store'),
    ]).toEqual(['{"a":1}', '{"m":1}', '0'])
    await request.answer(SENT)
    expect(await published).toBe('17141967000000001')
  })

  it('rejects with the service’s reason and does not retry', async () => {
    const { engagement, service } = await aStage()
    const refusal = expect(publishMessage(engagement, { channel: 'room', message: 1 })).rejects.toMatchObject(
      {
        message: 'Invalid Key (POST https://realtime.example/publish/pub/sub/0/room/0 answered 400)',
        category: 'bad-request',
      },
    )
    await (await service.next(/publish/)).answer([0, 'Invalid Key', '1'], { status: 400 })
    await refusal
    expect(service.log).toHaveLength(1)
  })

  it('encrypts where a cipher is configured', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const { engagement, service } = await aStage({ realtime: { cipher } })
    const published = publishMessage(engagement, { channel: 'room', message: { a: 1 } })
    const request = await service.next(/publish/)
    expect(await cipher.decryptMessage(JSON.parse(String(request.body)))).toEqual({ a: 1 })
    await request.answer(SENT)
    await published
  })
})

describe('fetchHistory', () => {
  it('reads the messages between two times, oldest first', async () => {
    const { engagement, service } = await aStage()
    const history = fetchHistory(engagement, { channel: 'room', start: '20', end: '10', max: 500 })
    const request = await service.next(/history/)
    expect(Object.fromEntries(request.url.searchParams)).toMatchObject({
      max: '100',
      start: '20',
      end: '10',
      string_message_token: 'true',
      include_meta: 'true',
    })
    await request.answer({
      status: 200,
      channels: {
        room: [
          { message: { event: 'tick', payload: {} }, timetoken: '11', uuid: 'u', message_type: null },
          { message: 'x', timetoken: 12, message_type: 4, meta: { m: 1 } },
          { message: 'y', timetoken: '13', message_type: '1' },
          { message: 'z', timetoken: '14', message_type: 'odd' },
        ],
      },
    })
    expect(
      (await history).map(({ event, timetoken, sort, publisher, userMetadata }) => [
        event,
        timetoken,
        sort,
        publisher,
        userMetadata,
      ]),
    ).toEqual([
      ['tick', '11', 'message', 'u', undefined],
      [undefined, '12', 'file', undefined, { m: 1 }],
      [undefined, '13', 'signal', undefined, undefined],
      [undefined, '14', 'message', undefined, undefined],
    ])
  })

  it.each([
    [undefined, 'history-with-actions', '25'],
    [25, 'history-with-actions', '25'],
    [26, 'history', '26'],
  ])('asks for max %j with the call %s', async (max, family, asked) => {
    const { engagement, service } = await aStage()
    const history = fetchHistory(engagement, { channel: 'room', max })
    const request = await service.next(/history/)
    expect(request.url.pathname).toBe(`/v3/${family}/sub-key/sub/channel/room`)
    expect(request.url.searchParams.get('max')).toBe(asked)
    await request.answer({ channels: {} })
    await history
  })

  it('returns nothing if the channel is absent', async () => {
    const { engagement, service } = await aStage()
    const history = fetchHistory(engagement, { channel: 'room' })
    await (await service.next(/history/)).answer({ status: 200, channels: {} })
    expect(await history).toEqual([])
  })

  it('decrypts, or returns the raw message with the reason', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const { engagement, service } = await aStage({ realtime: { cipher } })
    const history = fetchHistory(engagement, { channel: 'room' })
    const sealed = await cipher.encryptMessage({ event: 'tick', payload: {} })
    await (await service.next(/history/)).answer({
      channels: {
        room: [
          { message: sealed, timetoken: '1' },
          { message: 'bad', timetoken: '2' },
        ],
      },
    })
    const [good, bad] = await history
    expect([good?.event, good?.error, bad?.payload]).toEqual(['tick', undefined, 'bad'])
    expect(bad?.error).toMatch(/^Error while decrypting message content: /)
  })
})

describe('readMissed', () => {
  const widget = (id: string, published_at: string) => ({
    id,
    kind: 'text-prediction',
    program_id: 'p',
    status: 'published',
    published_at,
    options: [{ id: 'o', description: '1' }],
  })
  const program = {
    id: 'p',
    title: 'P',
    custom_data: null,
    subscribe_channel: 'program.p',
    timeline_url: 'https://platform.example/api/v1/timeline/?ordering=recent',
  }
  const page = {
    count: 1,
    next: null,
    previous: null,
    results: [widget('old', '2024-04-27T05:00:00Z')],
    widget_interactions_url_template: 'https://platform.example/i/?text_prediction_id=old',
  }

  it('puts the widgets published since a cached timeline in front of it', async () => {
    const { engagement, service, platform } = await aStage()
    platform.set('/api/v1/programs/p/', program)
    platform.set('/api/v1/timeline/', Response.json(page, { headers: { age: '60' } }))
    const pages = getPostedWidgets(engagement, { programId: 'p', readMissed: readMissed(engagement) })
    const taken = takePages(pages, 1)
    const request = await service.next(/history/)
    expect(request.url.searchParams.get('end')).toMatch(/^\d{13}0111$/)
    // As the platform's own client asks: a server written for that client knows no other history call.
    expect(request.url.pathname).toBe('/v3/history-with-actions/sub-key/sub/channel/program.p')
    expect(request.url.searchParams.get('max')).toBe('25')
    const announced = (event: string, payload: unknown, timetoken: string) => ({
      message: { event, payload },
      timetoken,
    })
    await request.answer({
      channels: {
        'program.p': [
          announced('text-prediction-created', widget('a', '2024-04-27T05:10:00Z'), '1'),
          announced('text-prediction-created', widget('b', '2024-04-27T05:20:00Z'), '2'),
          announced(
            'text-prediction-updated',
            { ...widget('b', '2024-04-27T05:20:00Z'), question: 'Newer?' },
            '3',
          ),
          announced('text-poll-results', { id: 'x' }, '4'),
        ],
      },
    })
    const { results } = await taken
    expect(results.map(({ id, question }) => [id, question])).toEqual([
      ['b', 'Newer?'],
      ['a', undefined],
      ['old', undefined],
    ])
  })

  it('sends no request without real-time keys', async () => {
    const { engagement, service } = await aStage({ application: { pubnub_publish_key: null } })
    expect(await readMissed(engagement)({ channel: 'program.p', sinceAt: 1 })).toEqual([])
    expect(service.log).toEqual([])
  })
})

describe('dispose', () => {
  it.each<[string, RegExp, (engagement: Engagement) => Promise<unknown>]>([
    ['a publish', /publish/, (engagement) => publishMessage(engagement, { channel: 'room', message: 1 })],
    ['a read of history', /history/, (engagement) => fetchHistory(engagement, { channel: 'room' })],
    ['a look who is there', /presence/, (engagement) => hereNow(engagement, { channel: 'room' })],
    [
      'a call with a signal of its own',
      /presence/,
      (engagement) => hereNow(engagement, { channel: 'room', signal: new AbortController().signal }),
    ],
  ])('ends %s under way', async (_, path, call) => {
    const { engagement, service, clock } = await aStage()
    const ended = expect(call(engagement)).rejects.toMatchObject({ code: 'disposed' })
    await service.next(path)
    engagement.dispose()
    await ended
    expect([service.pending.length, clock.waiting]).toEqual([0, 0])
  })

  it('aborts an upload and does not announce the file', async () => {
    const { engagement, service } = await aStage()
    const ended = expect(
      publishFile(engagement, { channel: 'room', name: 'a.png', content: 'x' }),
    ).rejects.toMatchObject({ code: 'disposed' })
    await (await service.next(/generate-upload-url/)).answer(UPLOAD)
    await service.next(/bucket/)
    engagement.dispose()
    await ended
    expect(service.pending).toHaveLength(0)
  })
})

describe('publishFile', () => {
  it('requests an upload address, stores the bytes without a token and announces the file', async () => {
    const { engagement, service } = await aStage()
    const published = publishFile(engagement, {
      channel: 'room',
      name: 'a.png',
      content: 'bytes',
      contentType: 'image/png',
      message: 'hi',
    })
    const upload = await service.next(/generate-upload-url/)
    expect(upload.body).toBe('{"name":"a.png"}')
    await upload.answer(UPLOAD)
    const store = await service.next(/bucket/)
    expect(store.url.search).toBe('')
    const form = store.body instanceof FormData ? [...store.body.entries()] : []
    expect(form.slice(0, 2)).toEqual([
      ['key', 'f1/a.png'],
      ['Content-Type', 'image/png'],
    ])
    expect(form[2]?.[0]).toBe('file')
    await store.answer(null, { status: 204 })
    const announcement = await service.next(/publish-file/)
    expect(announcement.url.pathname.split('/').at(-1)).toBe(
      encodeURIComponent('{"file":{"id":"f1","name":"a.png"},"message":"hi"}'),
    )
    await announcement.answer(SENT)
    expect(await published).toEqual({ id: 'f1', name: 'a.png', timetoken: '17141967000000001' })
  })

  it('announces a stored file five times in total, back to back, then names it in the error', async () => {
    const { engagement, service } = await aStage()
    const published = publishFile(engagement, { channel: 'room', name: 'a.png', content: new ArrayBuffer(2) })
    published.catch(() => undefined)
    await (await service.next(/generate-upload-url/)).answer(UPLOAD)
    await (await service.next(/bucket/)).answer(null, { status: 204 })
    for (const _ of [1, 2, 3, 4, 5]) await (await service.next(/publish-file/)).fail(500)
    await expect(published).rejects.toThrow(FilePublishError)
    await expect(published).rejects.toMatchObject({
      file: { channel: 'room', id: 'f1', name: 'a.png' },
      cause: { status: 500 },
    })
    expect(service.log.filter((line) => line.includes('publish-file'))).toHaveLength(5)
  })

  it('does not announce a file that was not stored', async () => {
    const { engagement, service } = await aStage()
    const published = publishFile(engagement, { channel: 'room', name: 'a.png', content: 'x' })
    published.catch(() => undefined)
    await (await service.next(/generate-upload-url/)).answer(UPLOAD)
    await (await service.next(/bucket/)).fail(403)
    await expect(published).rejects.toMatchObject({
      category: 'access-denied',
      message: 'The file was not stored. (POST https://store.example/bucket answered 403)',
    })
    expect(service.log.some((line) => line.includes('publish-file'))).toBe(false)
  })
})

describe('files of a channel', () => {
  const file = { channel: 'room', id: 'f 1', name: 'a.png' }

  it('are listed page by page, without malformed ones', async () => {
    const { engagement, service, warnings } = await aStage()
    const listed = listFiles(engagement, { channel: 'room', limit: 2, next: 'page2' })
    const request = await service.next(/files/)
    expect(request.url.pathname).toBe('/v1/files/sub/channels/room/files')
    expect([request.url.searchParams.get('limit'), request.url.searchParams.get('next')]).toEqual([
      '2',
      'page2',
    ])
    const data = [{ id: 'f1', name: 'a.png', size: 5, created: 'now' }, { id: 7 }]
    await request.answer({ status: 200, data, next: null, count: 2 })
    expect(await listed).toMatchObject({
      results: [{ id: 'f1', name: 'a.png', size: 5 }],
      rejected: [{ resource: 'file', field: 'id' }],
      next: undefined,
    })
    expect(warnings).toHaveLength(1)
  })

  it('have an address with the id and token of the player', async () => {
    const { engagement } = await aStage()
    expect(fileUrl(engagement, file)).toBe(
      'https://realtime.example/v1/files/sub/channels/room/files/f%201/a.png?uuid=me&auth=secret&pnsdk=Touchline-Engagement-SDK',
    )
  })

  it('are downloaded and decrypted', async () => {
    const cipher = createCipher({ cipherKey: 'enigma' })
    const { engagement, service } = await aStage({ realtime: { cipher } })
    const downloaded = downloadFile(engagement, file)
    const request = await service.next(/a\.png/)
    await request.answerWith(new Response(await cipher.encryptFile('bytes')))
    expect(new TextDecoder().decode(await downloaded)).toBe('bytes')
  })

  it('reject with the status of the store', async () => {
    const { engagement, service } = await aStage()
    const downloaded = downloadFile(engagement, file)
    downloaded.catch(() => undefined)
    await (await service.next(/a\.png/)).fail(404)
    await expect(downloaded).rejects.toMatchObject({
      status: 404,
      message:
        'The file could not be read. (GET https://realtime.example/v1/files/sub/channels/room/files/f%201/a.png answered 404)',
    })
  })
})
