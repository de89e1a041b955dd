import { expect, it } from 'vitest'
import { aService, at, NOW, poll, SUBSCRIBE_KEY, send } from '../../../test/realtime/a-service.ts'

const base = `/v2/presence/sub-key/${SUBSCRIBE_KEY}`
it('presence announces joins, leaves and timeouts, with the platform’s time', async () => {
  const { get, pass } = aService()
  await get(`/v2/subscribe/${SUBSCRIBE_KEY}/room,room-pnpres/0?ee=&uuid=a`)
  await get(`${base}/channel/room/heartbeat?uuid=a&heartbeat=60`)
  await get(`${base}/channel/room/heartbeat?uuid=b&heartbeat=20`)
  await pass(21)
  await get(`${base}/channel/room,room-pnpres/leave?uuid=a`)
  // Of the platform's clock, which does not move here.
  const timestamp = NOW / 1000
  const news = [
    { action: 'join', uuid: 'a', timestamp, occupancy: 1 },
    { action: 'join', uuid: 'b', timestamp, occupancy: 2 },
    { action: 'timeout', uuid: 'b', timestamp, occupancy: 1 },
    { action: 'leave', uuid: 'a', timestamp, occupancy: 0 },
  ]
  expect((await get(poll('room-pnpres', '1'))).body).toMatchObject({ m: news.map((d) => ({ d })) })
})

it('presence counts the beginning of a request as activity, but not that it is still held', async () => {
  const { get, pass, realtime } = aService()
  await get(`/v2/subscribe/${SUBSCRIBE_KEY}/room/0?ee=&uuid=me&heartbeat=30`)
  await pass(29)
  await get(send('room', 1))
  await get(poll('room', '1'))
  await pass(29)
  expect(await realtime.presence.where('me')).toEqual(['room'])
  const held = get(poll('room', '99999999999999999'))
  await expect.poll(() => realtime.log.waiting).toBe(1)
  await pass(31)
  expect(await realtime.presence.where('me')).toEqual([])
  await realtime.close()
  await held
})

it('presence lists who is present, and where a user is', async () => {
  const { get } = aService()
  await get(`${base}/channel/room/heartbeat?uuid=a`)
  await get(`${base}/channel/room,hall/heartbeat?uuid=b`)
  expect((await get(`${base}/channel/room`)).body).toMatchObject({ occupancy: 2, uuids: ['a', 'b'] })
  expect((await get(`${base}/uuid/b`)).body).toMatchObject({ payload: { channels: ['room', 'hall'] } })
})

it('presence does not add a user again who left while one of its requests was held', async () => {
  const { get, realtime } = aService()
  await get(`/v2/subscribe/${SUBSCRIBE_KEY}/room,hall,room-pnpres/0?ee=&uuid=me`)
  const held = get(poll('room,hall,room-pnpres', at(9)))
  await get(`${base}/channel/room/leave?uuid=me`)
  expect((await held).body).toMatchObject({ m: [{ d: { action: 'leave', occupancy: 0 } }] })
  expect(await realtime.presence.where('me')).toEqual(['hall'])
})

it('presence ignores presence channels and empty lists', async () => {
  const { get, realtime } = aService()
  await get(`${base}/channel/%2C/heartbeat?uuid=a`)
  await get(`${base}/channel/room-pnpres,,/heartbeat?uuid=a`)
  await get(`${base}/channel/room-pnpres/leave?uuid=a`)
  expect(await realtime.presence.where('a')).toEqual([])
})
