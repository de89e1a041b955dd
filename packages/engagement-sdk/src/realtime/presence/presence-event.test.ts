import { describe, expect, it } from 'vitest'
import { parsePresenceMessage, presenceDifference } from './presence-event.ts'

describe('parsePresenceMessage', () => {
  it('parses single changes with their attributes', () => {
    expect(
      parsePresenceMessage('room', { action: 'state-change', uuid: 'u', occupancy: 2, data: { mood: 'up' } })
        ?.events,
    ).toEqual([
      { event: 'attributesUpdate', channel: 'room', userId: 'u', occupancy: 2, attributes: { mood: 'up' } },
    ])
  })

  it('parses a summary into single changes and the summary', () => {
    const news = parsePresenceMessage('room', {
      action: 'interval',
      occupancy: 9,
      join: ['a'],
      leave: ['b'],
      timeout: ['c'],
    })
    expect(news?.events.map(({ event }) => event)).toEqual(['join', 'leave', 'timeout', 'interval'])
    expect(news?.refresh).toBe(false)
  })

  it('requests a read of the occupants if the summary was too large to send', () => {
    expect(
      parsePresenceMessage('room', { action: 'interval', occupancy: 900, here_now_refresh: true })?.refresh,
    ).toBe(true)
  })

  it.each([undefined, 'join', { action: 'dance', uuid: 'u' }, { action: 'join' }])(
    'ignores %j',
    (payload) => {
      expect(parsePresenceMessage('room', payload)).toBeUndefined()
    },
  )

  it('returns who joined and left between two reads', () => {
    const changes = presenceDifference('room', new Set(['a', 'b']), [
      { userId: 'b' },
      { userId: 'c', attributes: 1 },
    ])
    expect(changes).toMatchObject([
      { event: 'leave', userId: 'a', occupancy: 2 },
      { event: 'join', userId: 'c', attributes: 1, occupancy: 2 },
    ])
  })
})
