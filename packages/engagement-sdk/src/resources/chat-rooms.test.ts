import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getChatRoom } from './chat-rooms.ts'

describe('getChatRoom', () => {
  it.each([203, 401, 403, 404, 500])('rejects a room after a status of %i', async (status) => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ path: 'rooms', fault: { status, body: { id: 'r' } } })
    await expect(getChatRoom(engagement, { roomId: 'r' })).rejects.toMatchObject({
      code: 'not-found',
      status,
      message: 'Room resource not found. Check Room Id.',
      method: 'GET',
    })
  })

  it.each([200, 201, 202])('reads a room after a status of %i', async (status) => {
    const { engagement, platform } = await readyMatch()
    const room = { id: 'r', title: null, token_gates: [], visibility: 'everyone' }
    platform.inject({ path: 'rooms/r/', fault: { status, body: room } })
    expect(await getChatRoom(engagement, { roomId: 'r' })).toEqual(room)
  })
})
