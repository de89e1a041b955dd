import { describe, expect, it } from 'vitest'
import { presenceDifference, presenceNews } from './presence-event.ts'

describe('presenceNews', () => {
  it('names single changes, with the attributes that came along', () => {
    expect(
      presenceNews('room', { action: 'state-change', uuid: 'u', occupancy: 2, data: { mood: 'up' } })?.events,
    ).toEqual([
      { event: 'attributesUpdate', channel: 'room', userId: 'u', occupancy: 2, attributes: { mood: 'up' } },
    ])
  })

  it('tells a summary one by one, then as a whole', () => {
    const news = presenceNews('room', {
      action: 'interval',
      occupancy: 9,
      join: ['a'],
      leave: ['b'],
      timeout: ['c'],
    })
    expect(news?.events.map(({ event }) => event)).toEqual(['join', 'leave', 'timeout', 'interval'])
    expect(news?.refresh).toBe(false)
  })

  it('asks for a look where the summary was too large', () => {
    expect(
      presenceNews('room', { action: 'interval', occupancy: 900, here_now_refresh: true })?.refresh,
    ).toBe(true)
  })

  it.each([undefined, 'join', { action: 'dance', uuid: 'u' }, { action: 'join' }])(
    'ignores %j',
    (payload) => {
      expect(presenceNews('room', payload)).toBeUndefined()
    },
  )

  it('finds out who came and went between two looks', () => {
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
