import { expect, it } from 'vitest'
import { aService, at, type Service, SUBSCRIBE_KEY, send } from '../../../test/realtime/a-service.ts'

const base = `/v3/history/sub-key/${SUBSCRIBE_KEY}`
async function aHistory(): Promise<Service> {
  const service = aService()
  for (const index of [0, 1, 2, 3]) await service.get(send('room', index))
  return service
}

it('history excludes the start, includes the end, and returns the newest messages, the oldest first', async () => {
  const { get } = await aHistory()
  const queries = [
    ['', [0, 1, 2, 3]],
    ['max=2', [2, 3]],
    ['max=-1', [0, 1, 2, 3]],
    [`start=${at(3)}`, [0, 1, 2]],
    [`end=${at(1)}`, [1, 2, 3]],
    [`start=${at(3)}&end=${at(1)}&max=1`, [2]],
  ] as const
  for (const [query, messages] of queries) {
    const room = messages.map((message) => ({ message, timetoken: at(message) }))
    expect((await get(`${base}/channel/room?${query}`)).body).toMatchObject({ channels: { room } })
  }
})

it('history includes the requested fields', async () => {
  const { get } = await aHistory()
  const one = await get(
    `${base}/channel/room?max=1&include_uuid=true&include_message_type=true&include_meta=true`,
  )
  expect(one.body).toEqual({
    status: 200,
    error: false,
    error_message: '',
    channels: { room: [{ message: 3, timetoken: at(3), uuid: 'you', message_type: null, meta: '' }] },
  })
})

it('history returns 100 messages at most, 25 with actions', async () => {
  const { get } = aService()
  for (let index = 0; index < 110; index += 1) await get(send('room', index))
  for (const [family, most] of [
    ['history', 100],
    ['history-with-actions', 25],
  ] as const) {
    const { body } = await get(`/v3/${family}/sub-key/${SUBSCRIBE_KEY}/channel/room?max=200`)
    expect(body).toMatchObject({ channels: { room: { length: most } } })
  }
})
