import { deflateSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createRealtime, type Realtime } from '../../services/realtime/realtime.ts'
import { REALTIME_KEYS } from '../../wire/realtime-keys.ts'
import { realtimeControls, realtimeRoutes } from './routes.ts'

const S = REALTIME_KEYS.subscribe
const P = REALTIME_KEYS.publish
const NOW = Date.parse('2024-04-27T05:30:00Z')

const at = (index: number) => `1714195800000000${index}`

interface Service {
  readonly realtime: Realtime
  /** Moves the presence clock. */
  pass(seconds: number): Promise<void>
  get(
    path: string,
    init?: RequestInit,
  ): Promise<{
    readonly status: number
    readonly type: string | null
    readonly headers: Headers
    readonly body: unknown
  }>
}

function aService(options: { readonly idleMs?: number } = {}): Service {
  let realNow = NOW
  const realtime = createRealtime({ now: () => NOW, realNow: () => realNow, ...options })
  const app = new Hono().route('/', realtimeRoutes(realtime)).route('/_sandbox', realtimeControls(realtime))
  return {
    realtime,
    async pass(seconds) {
      realNow += seconds * 1000
      await realtime.presence.sweep()
    },
    async get(path, init) {
      const response = await app.request(`http://localhost${path}`, init)
      const text = await response.text()
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        headers: response.headers,
        body: text === '' ? undefined : JSON.parse(text),
      }
    },
  }
}

const poll = (channels: string, tt: string, more = '') =>
  `/v2/subscribe/${S}/${channels}/0?ee=&uuid=me&tt=${tt}&tr=1${more}`
const send = (channel: string, message: unknown, query = '') =>
  `/publish/${P}/${S}/0/${encodeURIComponent(channel)}/0/${encodeURIComponent(JSON.stringify(message))}?uuid=you${query}`

describe('subscribe', () => {
  it.each(['tt=0', 'ee='])(
    'answers a handshake with %s at once, with a region that is not zero',
    async (query) => {
      const { get } = aService()
      const { body, type } = await get(`/v2/subscribe/${S}/room/0?uuid=me&${query}`)
      expect(body).toEqual({ t: { t: '17141958000000000', r: 1 }, m: [] })
      expect(type).toBe('text/javascript; charset="UTF-8"')
    },
  )

  it('gives what is newer, with the name that was subscribed, and the newest time', async () => {
    const { get } = aService()
    const start = '17141958000000000'
    await get(poll('room', '0'))
    await get(send('room 1', { a: 1 }))
    await get(send('other', 2))
    await get(send('match.7', 3, '&meta=%7B%22m%22%3A1%7D&custom_message_type=score'))
    const { body } = await get(poll('room%201%2Cmatch.*,room%201', start))
    expect(body).toMatchObject({
      t: { t: '17141958000000004', r: 1 },
      m: [
        { c: 'room 1', b: 'room 1', d: { a: 1 }, i: 'you', p: { t: '17141958000000002', r: 1 } },
        { c: 'match.7', b: 'match.*', d: 3, u: { m: 1 }, cmt: 'score' },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('"e":')
  })

  it('holds a request until something is published', async () => {
    const { get, realtime } = aService()
    const held = get(poll('room', '17141958000000009'))
    await get(send('other', 1))
    expect(realtime.log.waiting).toBe(1)
    await get(send('room', 2))
    expect(await held).toMatchObject({ body: { m: [{ d: 2 }] } })
    expect(realtime.log.waiting).toBe(0)
  })

  it('answers empty with the same time when nothing comes, or when it closes', async () => {
    const idle = aService({ idleMs: 1 })
    const first = await idle.get(poll('room', '17141957000000000'))
    expect(first.body).toEqual({ t: { t: '17141957000000000', r: 1 }, m: [] })
    const { get, realtime } = aService()
    const held = get(poll('room', '17141957000000000'))
    await realtime.close()
    expect((await held).body).toMatchObject({ m: [] })
  })

  it('lets go of a request whose client left', async () => {
    const { get, realtime } = aService()
    const client = new AbortController()
    const held = get(poll('room', '17141957000000000'), { signal: client.signal })
    await Promise.resolve()
    client.abort()
    await held
    expect(realtime.log.waiting).toBe(0)
  })

  it('brings a client that comes from the future back to now', async () => {
    const { get } = aService()
    const held = get(poll('room', '99999999999999999'))
    await get(send('room', 1))
    expect((await held).body).toMatchObject({ m: [{ d: 1 }] })
  })

  it('gives a hundred at most, and the rest with the next request', async () => {
    const { get, realtime } = aService()
    for (let index = 0; index < 150; index += 1) {
      await realtime.publish({ channel: 'room', payload: index, publisher: 'x' })
    }
    const first = await get(poll('room', '17141957000000000'))
    expect(first.body).toMatchObject({ t: { t: '17141958000000099' } })
    const second = await get(poll('room', '17141958000000099'))
    expect(second.body).toMatchObject({ m: { length: 50, 0: { d: 100 } } })
  })
})

describe('publish', () => {
  it('takes everything after the sixth part of the path, and a body of any type, deflated or not', async () => {
    const { get, realtime } = aService()
    const base = `/publish/${P}/${S}/0/room/0`
    expect((await get(`${base}/%22a/b%22?uuid=x`)).body).toEqual([1, 'Sent', '17141958000000000'])
    await get(`${base}?uuid=x`, { method: 'POST', body: '{"b":1}' })
    const deflated = await new Response(
      new Blob(['{"c":1}']).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer()
    await get(`${base}?uuid=x&store=1&ttl=2`, {
      method: 'POST',
      body: deflated,
      headers: { 'content-encoding': 'deflate' },
    })
    expect(realtime.log.stored('room').map(({ payload }) => payload)).toEqual(['a/b', { b: 1 }, { c: 1 }])
  })

  it.each([
    [`/publish/wrong/${S}/0/room/0/1`, 'Invalid Key'],
    [`/publish/${P}/wrong/0/room/0/1`, 'Invalid Key'],
    [`/publish/${P}/${S}/0/room/0/{nonsense`, 'Invalid JSON'],
    [`/publish/${P}/${S}/0/room/0/%22%5Cu0000%22`, 'Invalid JSON'],
    [`/signal/${P}/${S}/0/room/0/%22%5Cud800%22`, 'Invalid JSON'],
    [`/publish/${P}/${S}/0/%E0%A4%A/0/1`, 'Invalid Encoding'],
    [`/v1/files/publish-file/${P}/${S}/0/%ff/0/1`, 'Invalid Encoding'],
    [`/publish/${P}/${S}/0/room/0/1?uuid=${'x'.repeat(256)}`, 'Name Too Long'],
  ])('refuses %s', async (path, reason) => {
    expect(await aService().get(path)).toMatchObject({ status: 400, body: [0, reason, '17141958000000000'] })
  })

  it('refuses a message of 32 KiB, and takes the largest below', async () => {
    const { get } = aService()
    const post = (size: number) =>
      get(`/publish/${P}/${S}/0/room/0?uuid=x`, { method: 'POST', body: `"${'x'.repeat(size - 2)}"` })
    expect(await post(32 * 1024)).toMatchObject({ status: 413, body: [0, 'Message Too Large', at(0)] })
    expect((await post(32 * 1024 - 1)).status).toBe(200)
  })

  it('refuses what says that it is deflated and is not, or would be too much', async () => {
    const { get } = aService()
    const post = (body: string | Uint8Array<ArrayBuffer>) =>
      get(`/publish/${P}/${S}/0/room/0?uuid=x`, {
        method: 'POST',
        body,
        headers: { 'content-encoding': 'deflate' },
      })
    expect(await post('{"a":1}')).toMatchObject({ status: 400, body: [0, 'Invalid Encoding', at(0)] })
    const bomb = new Uint8Array(deflateSync(Buffer.alloc(50_000_000)))
    expect(bomb.length).toBeLessThan(60_000)
    expect(await post(bomb)).toMatchObject({ status: 413, body: [0, 'Message Too Large', at(0)] })
  })

  it('stores neither signals nor what asks not to be stored', async () => {
    const { get, realtime } = aService()
    await get(`/signal/${P}/${S}/0/room/0/1?uuid=x`)
    await get(send('room', 2, '&store=0&norep=true'))
    expect(realtime.log.stored('room')).toEqual([])
    expect((await get(poll('room', '1'))).body).toMatchObject({ m: [{ e: 1, d: 1 }, { d: 2 }] })
  })

  it('tells the time', async () => {
    expect((await aService().get('/time/0')).body).toEqual([17_141_958_000_000_000])
  })

  it.each([
    ['GET', `/v2/subscribe/${S}/%E0%A4%A/0`],
    ['GET', `/v2/subscribe/${S}/${'x'.repeat(256)}/0`],
    ['GET', `/v2/presence/sub-key/${S}/channel/a%2C${'x'.repeat(256)}/heartbeat?uuid=a`],
    ['GET', `/v2/presence/sub-key/${S}/channel/a/uuid/a/data?uuid=a&state=%7B%22a%22:%22%5Cu0000%22%7D`],
    ['POST', `/v1/files/${S}/channels/room/generate-upload-url`],
  ])('answers 400 to %s %s', async (method, path) => {
    const body = method === 'POST' ? '{' : null
    expect(await aService().get(path, { method, body })).toMatchObject({ status: 400 })
  })

  it('takes attributes that no database keeps for none', async () => {
    const { get, realtime } = aService()
    const state = encodeURIComponent('{"room":{"a":"\\u0000"}}')
    await get(`/v2/presence/sub-key/${S}/channel/room/heartbeat?uuid=a&state=${state}`)
    expect(await realtime.presence.attributesOf('a', 'room')).toEqual({})
  })

  it('finds nothing elsewhere', async () => {
    expect((await aService().get('/v2/elsewhere')).status).toBe(404)
  })
})

describe('presence', () => {
  const base = `/v2/presence/sub-key/${S}`
  const news = async (service: Service) => {
    const { body } = await service.get(poll('room-pnpres', '1'))
    return [...JSON.stringify(body).matchAll(/"action":"([a-z-]+)","uuid":"(\w+)"/g)].map((match) =>
      match.slice(1).join(),
    )
  }

  it('tells of joining, attributes, leaving and silence', async () => {
    const service = aService()
    const { get, pass } = service
    await get(`/v2/subscribe/${S}/room,room-pnpres/0?ee=&uuid=a`)
    await get(`${base}/channel/room/heartbeat?uuid=a&heartbeat=60`)
    await get(`${base}/channel/room/heartbeat?uuid=b&heartbeat=20`)
    await get(`${base}/channel/room/uuid/a/data?uuid=a&state=%7B%22mood%22%3A1%7D`)
    await pass(21)
    await get(`${base}/channel/room,room-pnpres/leave?uuid=a`)
    expect(await news(service)).toEqual(['join,a', 'join,b', 'state-change,a', 'timeout,b', 'leave,a'])
  })

  it('dates what it tells by the platform’s clock, however long the machine’s has gone on', async () => {
    const { get, pass } = aService()
    await pass(3600)
    await get(`/v2/subscribe/${S}/room/0?ee=&uuid=a`)
    expect((await get(poll('room-pnpres', '1'))).body).toMatchObject({
      m: [{ d: { action: 'join', timestamp: NOW / 1000 } }],
    })
  })

  it('takes an answered request for activity, and a held one not', async () => {
    const { get, pass, realtime } = aService()
    await get(`/v2/subscribe/${S}/room/0?ee=&uuid=me&heartbeat=30`)
    await pass(29)
    await get(send('room', 1))
    await get(poll('room', '1'))
    await pass(29)
    expect(await realtime.presence.where('me')).toEqual(['room'])
    const held = get(poll('room', '99999999999999999'))
    await pass(31)
    expect(await realtime.presence.where('me')).toEqual([])
    await realtime.close()
    await held
  })

  it('says who is here, with attributes, without names, on several channels and everywhere', async () => {
    const { get } = aService()
    await get(`${base}/channel/room/heartbeat?uuid=a&state=%7B%22room%22%3A%7B%22x%22%3A1%7D%7D`)
    await get(`${base}/channel/room,hall/heartbeat?uuid=b`)
    expect((await get(`${base}/channel/room?state=1`)).body).toMatchObject({
      occupancy: 2,
      uuids: [{ uuid: 'a', state: { x: 1 } }, { uuid: 'b' }],
    })
    expect((await get(`${base}/channel/room`)).body).toMatchObject({ uuids: ['a', 'b'] })
    const page = await get(`${base}/channel/room?limit=1&offset=1`)
    expect(page.body).toMatchObject({ occupancy: 2, uuids: ['b'] })
    const counted = await get(`${base}/channel/room?disable_uuids=1`)
    expect(counted.body).toEqual({ status: 200, message: 'OK', service: 'Presence', occupancy: 2 })
    const all = {
      payload: {
        channels: { hall: { occupancy: 1 }, room: { occupancy: 2 } },
        total_channels: 2,
        total_occupancy: 3,
      },
    }
    expect((await get(`${base}/channel/room,hall`)).body).toMatchObject(all)
    expect((await get(base)).body).toMatchObject(all)
    expect((await get(`${base}/uuid/b`)).body).toMatchObject({ payload: { channels: ['room', 'hall'] } })
  })

  it('keeps attributes by channel, and refuses what is none', async () => {
    const { get } = aService()
    const set = await get(`${base}/channel/room/uuid/a/data?uuid=a&state=%7B%22x%22%3A1%7D`)
    expect(set.body).toMatchObject({ payload: { x: 1 } })
    expect((await get(`${base}/channel/room/uuid/a?uuid=b`)).body).toMatchObject({
      uuid: 'a',
      payload: { x: 1 },
    })
    expect((await get(`${base}/channel/room,hall/uuid/a`)).body).toMatchObject({
      payload: { room: { x: 1 }, hall: {} },
    })
    expect((await get(`${base}/channel/room/uuid/a/data?state=7`)).status).toBe(400)
  })

  it('does not add a user again who left while one of its requests was held', async () => {
    const { get, realtime } = aService()
    await get(`/v2/subscribe/${S}/room,hall,room-pnpres/0?ee=&uuid=me`)
    const held = get(poll('room,hall,room-pnpres', at(9)))
    await get(`${base}/channel/room/leave?uuid=me`)
    expect((await held).body).toMatchObject({ m: [{ d: { action: 'leave', occupancy: 0 } }] })
    expect(await realtime.presence.channels()).toEqual(['hall'])
  })

  it('ignores companions and empty lists', async () => {
    const { get, realtime } = aService()
    await get(`${base}/channel/%2C/heartbeat?uuid=a`)
    await get(`${base}/channel/room-pnpres,,/heartbeat?uuid=a`)
    await get(`${base}/channel/room-pnpres/leave?uuid=a`)
    expect(await realtime.presence.channels()).toEqual([])
  })
})

describe('history', () => {
  const base = `/v3/history/sub-key/${S}`
  async function aHistory(): Promise<Service> {
    const service = aService()
    for (const index of [0, 1, 2, 3]) await service.get(send('room', index))
    return service
  }

  it('is exclusive at the start, inclusive at the end, newest so many, oldest first', async () => {
    const { get } = await aHistory()
    const messages = async (query: string) =>
      JSON.stringify((await get(`${base}/channel/room?${query}`)).body)
        .match(/"message":\d/g)
        ?.map((each) => Number(each.at(-1)))
    expect(await messages('')).toEqual([0, 1, 2, 3])
    expect(await messages('max=2')).toEqual([2, 3])
    expect(await messages('max=-1')).toEqual([0, 1, 2, 3])
    expect(await messages(`start=${at(3)}`)).toEqual([0, 1, 2])
    expect(await messages(`end=${at(1)}`)).toEqual([1, 2, 3])
    expect(await messages(`start=${at(3)}&end=${at(1)}&max=1`)).toEqual([2])
  })

  it('includes what is asked for, for one channel and several', async () => {
    const { get } = await aHistory()
    const one = await get(
      `${base}/channel/room?max=1&include_uuid=true&include_message_type=true&include_meta=true&include_custom_message_type=true`,
    )
    expect(one.body).toEqual({
      status: 200,
      error: false,
      error_message: '',
      channels: {
        room: [
          {
            message: 3,
            timetoken: at(3),
            uuid: 'you',
            message_type: null,
            meta: '',
            custom_message_type: '',
          },
        ],
      },
    })
    const several = await get(
      `/v3/history-with-actions/sub-key/${S}/channel/room,empty?string_message_token=true`,
    )
    expect(several.body).toMatchObject({ channels: { room: { length: 4 } } })
  })

  it('says with actions where what is older comes from, until nothing is', async () => {
    const { get } = await aHistory()
    const address = `/v3/history-with-actions/sub-key/${S}/channel/room?max=3&end=${at(0)}`
    const newest = await get(address)
    const next = `/v3/history-with-actions/sub-key/${S}/channel/room?max=3&end=${at(0)}&start=${at(1)}`
    expect(newest.body).toMatchObject({ more: { url: next, start: at(1), max: 3 } })
    const oldest = await get(next)
    expect(oldest.body).toMatchObject({ channels: { room: { length: 1 } } })
    expect(oldest.body).not.toHaveProperty('more')
    expect((await get(`${base}/channel/room?max=3`)).body).not.toHaveProperty('more')
  })

  it('counts, forgets and answers in the old form', async () => {
    const { get } = await aHistory()
    expect((await get(`${base}/message-counts/room,empty?timetoken=${at(1)}`)).body).toMatchObject({
      channels: { room: 2, empty: 0 },
    })
    expect((await get(`${base}/message-counts/room?channelsTimetoken=${at(2)}`)).body).toMatchObject({
      channels: { room: 1 },
    })
    await get(`${base}/channel/room?start=${at(0)}&end=${at(2)}`, { method: 'DELETE' })
    expect((await get(`/v2/history/sub-key/${S}/channel/room?count=5`)).body).toEqual([
      [0, 3],
      Number(at(0)),
      Number(at(3)),
    ])
  })
})

describe('files', () => {
  const base = `/v1/files/${S}/channels/room`
  async function reserve({ get }: Service): Promise<string> {
    const { body } = await get(`${base}/generate-upload-url`, { method: 'POST', body: '{"name":"a"}' })
    return /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
  }
  function upload({ get }: Service, key: string, content: Blob) {
    const form = new FormData()
    form.append('key', key)
    form.append('Content-Type', content.type)
    form.append('file', content, 'a')
    return get('/realtime-bucket', { method: 'POST', body: form })
  }

  it('are downloads that no browser runs, whatever the uploader calls them', async () => {
    const service = aService()
    const id = await reserve(service)
    await upload(service, id, new Blob(['1'], { type: 'text/html' }))
    const { headers } = await service.get(`${base}/files/${id}/a`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })

  it('are taken for a minute after their place was reserved', async () => {
    const service = aService()
    const id = await reserve(service)
    await service.pass(59)
    expect((await upload(service, id, new Blob(['1']))).status).toBe(204)
    await service.pass(1)
    expect((await upload(service, id, new Blob(['2']))).status).toBe(403)
    expect((await service.get(`${base}/files/${id}/a`)).body).toBe(1)
  })

  it('make room for newer ones, the oldest first', async () => {
    const service = aService()
    const bytes = new Uint8Array(11 * 1024 * 1024)
    const ids = await Promise.all([reserve(service), reserve(service), reserve(service)])
    for (const id of ids) service.realtime.files.store(id, bytes)
    expect(service.realtime.files.list('room').map(({ id }) => id)).toEqual(ids.slice(1))
    for (let count = 0; count < 1001; count += 1)
      service.realtime.files.store(service.realtime.files.reserve('hall', 'a').id, new Uint8Array())
    expect(service.realtime.files.list('hall')).toHaveLength(1000)
    expect(service.realtime.files.list('room')).toEqual([])
  })

  it('are uploaded, announced, listed, read and removed', async () => {
    const { get, realtime } = aService()
    const upload = await get(`${base}/generate-upload-url`, { method: 'POST', body: '{"name":"a b.txt"}' })
    const [file] = [...JSON.stringify(upload.body).matchAll(/"id":"([^"]+)"/g)].map((match) => match[1])
    const form = new FormData()
    form.append('key', String(file))
    form.append('Content-Type', 'text/plain')
    form.append('file', new Blob(['"kia ora"']), 'a b.txt')
    expect((await get('/realtime-bucket', { method: 'POST', body: form })).status).toBe(204)
    expect((await get(`${base}/files`)).body).toMatchObject({
      count: 1,
      data: [{ name: 'a b.txt', size: 9 }],
    })
    expect((await get(`${base}/files/${file}/a%20b.txt`)).body).toBe('kia ora')
    const note = encodeURIComponent(JSON.stringify({ file: { id: file, name: 'a b.txt' } }))
    await get(`/v1/files/publish-file/${P}/${S}/0/room/0/${note}?uuid=x`)
    expect((await get(poll('room', '1'))).body).toMatchObject({
      m: [{ e: 4, d: { file: { name: 'a b.txt' } } }],
    })
    await get(`${base}/files/${file}/a%20b.txt`, { method: 'DELETE' })
    expect((await get(`${base}/files/${file}/a%20b.txt`)).status).toBe(404)
    expect(realtime.files.list('room')).toEqual([])
  })
})

describe('controls', () => {
  it('show who is held and present, and let presence run faster', async () => {
    const { get, pass, realtime } = aService()
    await realtime.presence.touch('a', ['room'], { timeoutSeconds: 20 })
    expect((await get('/_sandbox/realtime')).body).toEqual({ held: 0, present: ['room'], timeScale: 1 })
    await get('/_sandbox/realtime', { method: 'POST', body: '{"timeScale":100}' })
    await pass(1)
    expect(await realtime.presence.channels()).toEqual([])
  })
})
