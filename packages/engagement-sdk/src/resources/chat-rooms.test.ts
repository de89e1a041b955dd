import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getChatRoom } from './chat-rooms.ts'

describe('getChatRoom', () => {
  it('reads a room', async () => {
    const { engagement, platform } = await readyMatch()
    platform.state.rooms.set('r', { id: 'r', title: null, token_gates: [], visibility: 'everyone' })
    expect(await getChatRoom(engagement, { roomId: 'r' })).toMatchObject({ id: 'r', visibility: 'everyone' })
    await expect(getChatRoom(engagement, { roomId: 'x' })).rejects.toThrow(
      'Room resource not found. Check Room Id.',
    )
  })

  it.each([203, 401, 403, 500])('rejects a room after a status of %i', async (status) => {
    const { engagement, platform } = await readyMatch()
    platform.state.rooms.set('r', { id: 'r', title: null, token_gates: [], visibility: 'everyone' })
    platform.inject({ path: 'rooms', fault: { status, body: { id: 'r' } } })
    await expect(getChatRoom(engagement, { roomId: 'r' })).rejects.toMatchObject({
      code: 'not-found',
      status,
      message: 'Room resource not found. Check Room Id.',
      method: 'GET',
    })
  })

  it.each([201, 202])('reads a room after a status of %i', async (status) => {
    const { engagement, platform } = await readyMatch()
    platform.inject({ path: 'rooms', fault: { status, body: { id: 'r' } } })
    expect(await getChatRoom(engagement, { roomId: 'r' })).toMatchObject({ id: 'r' })
  })
})
