import { expect, it } from 'vitest'
import { aService, at, PUBLISH_KEY, poll, SUBSCRIBE_KEY, send } from '../../../test/realtime/a-service.ts'

it('publish accepts everything after the sixth part of the path, and a body of any type', async () => {
  const { get, realtime } = aService()
  const base = `/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0`
  expect((await get(`${base}/%22a/b%22?uuid=x`)).body).toEqual([1, 'Sent', at(0)])
  await get(`${base}?uuid=x&store=1&ttl=2`, { method: 'POST', body: '{"b":1}' })
  expect(realtime.log.stored('room').map(({ payload }) => payload)).toEqual(['a/b', { b: 1 }])
})

it.each([
  [`/publish/wrong/${SUBSCRIBE_KEY}/0/room/0/1`, 'Invalid Key'],
  [`/publish/${PUBLISH_KEY}/wrong/0/room/0/1`, 'Invalid Key'],
  [`/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0/{nonsense`, 'Invalid JSON'],
  [`/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0/%22%5Cu0000%22`, 'Invalid JSON'],
  [`/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0/%22%5Cud800%22`, 'Invalid JSON'],
  [`/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/%E0%A4%A/0/1`, 'Invalid Encoding'],
  [`/v1/files/publish-file/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/%ff/0/1`, 'Invalid Encoding'],
  [`/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0/1?uuid=${'x'.repeat(256)}`, 'Name Too Long'],
])('publish refuses %s', async (path, reason) => {
  expect(await aService().get(path)).toMatchObject({ status: 400, body: [0, reason, at(0)] })
})

it('publish refuses a message of 32 KiB, and accepts the largest below', async () => {
  const { get } = aService()
  const post = (size: number) =>
    get(`/publish/${PUBLISH_KEY}/${SUBSCRIBE_KEY}/0/room/0?uuid=x`, {
      method: 'POST',
      body: `"${'x'.repeat(size - 2)}"`,
    })
  expect(await post(32 * 1024)).toMatchObject({ status: 413, body: [0, 'Message Too Large', at(0)] })
  expect((await post(32 * 1024 - 1)).status).toBe(200)
})

it('publish stores no message that is sent with store=0', async () => {
  const { get, realtime } = aService()
  await get(send('room', 2, '&store=0&norep=true'))
  expect(realtime.log.stored('room')).toEqual([])
  expect((await get(poll('room', '1'))).body).toMatchObject({ m: [{ d: 2 }] })
})

it('the time call returns the platform’s time', async () => {
  expect((await aService().get('/time/0')).body).toEqual([17_141_958_000_000_000])
})

it.each([
  ['GET', `/v2/subscribe/${SUBSCRIBE_KEY}/%E0%A4%A/0`],
  ['GET', `/v2/subscribe/${SUBSCRIBE_KEY}/${'x'.repeat(256)}/0`],
  ['GET', `/v2/presence/sub-key/${SUBSCRIBE_KEY}/channel/a%2C${'x'.repeat(256)}/heartbeat?uuid=a`],
  ['POST', `/v1/files/${SUBSCRIBE_KEY}/channels/room/generate-upload-url`],
])('a malformed call gets 400: %s %s', async (method, path) => {
  const body = method === 'POST' ? '{' : null
  expect(await aService().get(path, { method, body })).toMatchObject({ status: 400 })
})

it('every other path gets 404', async () => {
  expect((await aService().get('/v2/elsewhere')).status).toBe(404)
})
