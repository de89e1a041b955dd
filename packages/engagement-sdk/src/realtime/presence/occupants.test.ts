import { describe, expect, it } from 'vitest'
import { createOccupants } from './occupants.ts'
import type { PresenceEvent } from './presence-event.ts'

describe('createOccupants', () => {
  const change = (
    event: 'join' | 'leave' | 'timeout' | 'attributesUpdate',
    userId: string,
  ): PresenceEvent => ({
    event,
    channel: 'lobby',
    userId,
  })

  it('returns a join once, until the user leaves or times out', () => {
    const occupants = createOccupants()
    const events = [
      change('join', 'a'),
      change('join', 'a'),
      change('leave', 'a'),
      change('join', 'a'),
      change('timeout', 'a'),
    ]
    expect(occupants.apply(events)).toEqual([events[0], events[2], events[3], events[4]])
    expect(occupants.userIds.size).toBe(0)
  })

  it('omits the leave of a user who was not there, and returns every other event', () => {
    const events = [change('leave', 'b'), change('attributesUpdate', 'b')]
    expect(createOccupants().apply(events)).toEqual([events[1]])
  })
})
