import { expect, it } from 'vitest'
import { aService, at, poll, SUBSCRIBE_KEY, send } from '../../../test/realtime/a-service.ts'
import { createChannelLog } from '../../services/realtime/channel-log.ts'

it.each(['tt=0', 'ee='])(
  'subscribe answers a handshake with %s at once, with a region that is not zero',
  async (query) => {
    const { get } = aService()
    const { body, type } = await get(`/v2/subscribe/${SUBSCRIBE_KEY}/room/0?uuid=me&${query}`)
    expect(body).toEqual({ t: { t: at(0), r: 1 }, m: [] })
    expect(type).toBe('text/javascript; charset="UTF-8"')
  },
)

it.each(['abc', '-5', '1.5'])(
  'subscribe responds with 400 to the time %s, instead of holding the request',
  async (time) => {
    const answer = await aService().get(poll('room', time))
    expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid Timetoken' } })
  },
)

it('subscribe returns newer messages with the subscribed name, and the newest time', async () => {
  const { get } = aService()
  await get(poll('room', '0'))
  await get(send('room 1', { a: 1 }))
  await get(send('other', 2))
  await get(send('match.7', 3, '&meta=%7B%22m%22%3A1%7D'))
  const { body } = await get(poll('room%201%2Cmatch.*,room%201', at(0)))
  expect(body).toMatchObject({
    t: { t: at(4), r: 1 },
    m: [
      { c: 'room 1', b: 'room 1', d: { a: 1 }, i: 'you', p: { t: at(2), r: 1 } },
      { c: 'match.7', b: 'match.*', d: 3, u: { m: 1 } },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('"e":')
})

it('subscribe holds a request until something is published', async () => {
  const { get, realtime } = aService()
  const held = get(poll('room', at(9)))
  await get(send('other', 1))
  expect(realtime.log.waiting).toBe(1)
  await get(send('room', 2))
  expect(await held).toMatchObject({ body: { m: [{ d: 2 }] } })
  expect(realtime.log.waiting).toBe(0)
})

it('subscribe answers without messages and with the same time when none is published, or when it closes', async () => {
  const idle = aService({ log: createChannelLog({ idleMs: 1 }) })
  const first = await idle.get(poll('room', '17141957000000000'))
  expect(first.body).toEqual({ t: { t: '17141957000000000', r: 1 }, m: [] })
  const { get, realtime } = aService()
  const held = get(poll('room', '17141957000000000'))
  await realtime.close()
  expect((await held).body).toMatchObject({ m: [] })
})

it('subscribe stops holding a request whose client has left', async () => {
  const { get, realtime } = aService()
  const client = new AbortController()
  const held = get(poll('room', '17141957000000000'), { signal: client.signal })
  await Promise.resolve()
  client.abort()
  await held
  expect(realtime.log.waiting).toBe(0)
})

it('subscribe returns the current time to a client whose time is in the future', async () => {
  const { get } = aService()
  const held = get(poll('room', '99999999999999999'))
  await get(send('room', 1))
  expect((await held).body).toMatchObject({ m: [{ d: 1 }] })
})
