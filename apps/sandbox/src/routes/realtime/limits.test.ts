import { expect, it, vi } from 'vitest'
import { aService, SUBSCRIBE_KEY } from '../../../test/realtime/a-service.ts'
import {
  createMemoryPresenceStore,
  LONGEST_TIMEOUT_SECONDS,
  type Touch,
} from '../../services/realtime/presence.ts'

const PRESENCE = `/v2/presence/sub-key/${SUBSCRIBE_KEY}`

const named = (count: number, suffix = '') =>
  Array.from({ length: count }, (_, index) => `c${index}${suffix}`).join(',')

it.each([
  ['subscribe', `/v2/subscribe/${SUBSCRIBE_KEY}/${named(501)}/0?uuid=me&tt=0`],
  ['subscribe with wildcards', `/v2/subscribe/${SUBSCRIBE_KEY}/${named(11, '.*')}/0?uuid=me&tt=0`],
  ['heartbeat', `${PRESENCE}/channel/${named(501)}/heartbeat?uuid=me`],
])('a list of channels is refused if it is longer than any client needs: %s', async (_, path) => {
  const { get, realtime } = aService()
  expect(await get(path)).toMatchObject({ status: 400, body: { message: 'Too Many Channels' } })
  expect(await realtime.presence.where('me')).toEqual([])
})

it.each([
  ['here now', `${PRESENCE}/channel/room,hall?uuid=me`],
  ['history', `/v3/history/sub-key/${SUBSCRIBE_KEY}/channel/room,hall`],
])('a list of channels is refused if the call is about one channel: %s', async (_, path) => {
  expect(await aService().get(path)).toMatchObject({ status: 400, body: { message: 'One Channel Only' } })
})

it('a list of channels is accepted up to 500 names', async () => {
  const { get, realtime } = aService()
  expect((await get(`/v2/subscribe/${SUBSCRIBE_KEY}/${named(500)}/0?uuid=me&tt=0`)).status).toBe(200)
  expect(await realtime.presence.where('me')).toHaveLength(500)
})

it('presence ends after an hour of silence, however long a heartbeat announces', async () => {
  const { get, pass, realtime } = aService()
  await get(`${PRESENCE}/channel/room/heartbeat?uuid=me&heartbeat=200000000`)
  await pass(LONGEST_TIMEOUT_SECONDS)
  expect(await realtime.presence.where('me')).toEqual(['room'])
  await pass(0.001)
  expect(await realtime.presence.where('me')).toEqual([])
})

it('presence accepts every newcomer and, beyond the most, removes the user who was silent the longest', async () => {
  const { get, pass, realtime } = aService({ presenceStore: createMemoryPresenceStore(3) })
  const heartbeat = (user: string) => get(`${PRESENCE}/channel/room/heartbeat?uuid=${user}&heartbeat=3600`)
  const present = () => realtime.presence.here('room')
  for (const user of ['ana', 'ben', 'cal', 'ana']) {
    await heartbeat(user)
    await pass(1)
  }
  await heartbeat('dee')
  expect(await present()).toEqual(['ana', 'ben', 'cal', 'dee'])
  await pass(0)
  expect(await present()).toEqual(['ana', 'cal', 'dee'])
})

it('presence accepts only a user whose token the request carries', async () => {
  const { get, realtime } = aService()
  expect((await get(`/v2/subscribe/${SUBSCRIBE_KEY}/room/0?tt=0`)).status).toBe(200)
  expect((await get(`${PRESENCE}/channel/room/heartbeat?heartbeat=60`)).status).toBe(200)
  expect(await realtime.presence.here('room')).toEqual([])
})

it('a poll is answered although the database takes no presence, and a leave call comes after what was written before', async () => {
  const presenceStore = createMemoryPresenceStore()
  const slow = Promise.withResolvers<void>()
  const touch = vi.fn(async (touches: readonly Touch[]) => {
    await slow.promise
    return presenceStore.touch(touches)
  })
  const { get, pass, realtime } = aService({ presenceStore: { ...presenceStore, touch } })
  await realtime.transport.publish({ channel: 'room', payload: 'try', publisher: 'x' })
  const path = `/v2/subscribe/${SUBSCRIBE_KEY}/room/0?uuid=me&tt=1&tr=1`
  expect((await get(path)).body).toMatchObject({ m: [{ d: 'try' }] })
  const writing = pass(0)
  expect(touch).toHaveBeenCalledOnce()
  await get(path)
  const left = get(`${PRESENCE}/channel/room/leave?uuid=me`)
  slow.resolve()
  expect((await left).status).toBe(200)
  await writing
  await pass(0)
  expect(await realtime.presence.where('me')).toEqual([])
})

it('a poll is answered although its presence cannot be written, which is reported', async () => {
  vi.useFakeTimers()
  const onError = vi.fn()
  const failing = { ...createMemoryPresenceStore(), touch: () => Promise.reject(new Error('gone')) }
  const { get, realtime } = aService({ presenceStore: failing, onError })
  await realtime.transport.publish({ channel: 'room', payload: 'try', publisher: 'x' })
  expect((await get(`/v2/subscribe/${SUBSCRIBE_KEY}/room/0?uuid=me&tt=1&tr=1`)).status).toBe(200)
  await vi.advanceTimersByTimeAsync(1000)
  expect(onError).toHaveBeenCalledWith(new Error('gone'))
  vi.useRealTimers()
})
