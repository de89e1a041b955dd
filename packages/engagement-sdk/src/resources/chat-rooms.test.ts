import { describe, expect, it } from 'vitest'
import { readyMatch } from '../../test/ready-match.ts'
import { getChatRoom } from './chat-rooms.ts'

describe('getChatRoom', () => {
  it('reads a room', async () => {
    const { engagement, platform } = await readyMatch()
    platform.addRoom({ id: 'r', title: null, token_gates: [], visibility: 'everyone' })
    expect(await getChatRoom(engagement, { roomId: 'r' })).toMatchObject({ id: 'r', visibility: 'everyone' })
    await expect(getChatRoom(engagement, { roomId: 'x' })).rejects.toThrow(
      'Room resource not found. Check Room Id.',
    )
  })
})
