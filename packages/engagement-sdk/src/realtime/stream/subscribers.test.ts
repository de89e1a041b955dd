import { describe, expect, it } from 'vitest'
import type { Envelope } from './envelope.ts'
import type { SubscribeState } from './subscribe-state.ts'
import { createAudience, type Received } from './subscribers.ts'
import { NO_LISTS, subscriptionLists } from './subscription-lists.ts'

describe('createAudience', () => {
  const envelope = (timetoken: string, channel = 'a'): Envelope => ({
    channel,
    subscription: channel,
    timetoken,
    sort: 'message',
    payload: timetoken,
  })
  function receiving(timetoken: string): SubscribeState {
    return { phase: 'receiving', lists: NO_LISTS, cursor: { timetoken, region: 1 } }
  }
  function seat(audience: ReturnType<typeof createAudience>, channel: string, since?: string): string[] {
    const heard: string[] = []
    audience.add({
      lists: subscriptionLists([channel]),
      since,
      receive: (message) => heard.push(message.timetoken),
      end: () => undefined,
    })
    return heard
  }
  const all = (...times: readonly string[]): readonly Received[] => times.map((time) => envelope(time))

  it('gives each listener its own channels, and a message that came by a group once', () => {
    const audience = createAudience()
    const [a, b] = [seat(audience, 'a'), seat(audience, 'b')]
    audience.deliver([envelope('1'), envelope('2', 'b'), envelope('1')], '0')
    expect([a, b]).toEqual([['1'], ['2']])
  })

  it('rewinds for a newcomer without telling the others again', () => {
    const audience = createAudience()
    const first = seat(audience, 'a')
    expect(audience.takeRewind({ phase: 'unsubscribed' })).toBeUndefined()
    audience.deliver(all('10', '20'), '09')
    const second = seat(audience, 'a', '10')
    const third = seat(audience, 'a', '05')
    expect(audience.takeRewind(receiving('20'))).toBe('05')
    expect(audience.takeRewind(receiving('05'))).toBeUndefined()
    audience.deliver(all('06', '10', '20', '30'), '05')
    expect([first, second, third]).toEqual([
      ['10', '20', '30'],
      ['20', '30'],
      ['06', '10', '20', '30'],
    ])
  })

  it.each([
    ['the place', receiving('20')],
    ['the time to start from', { phase: 'handshaking', lists: NO_LISTS, saved: '20' }],
  ] as const)('moves %s back for a newcomer, and never on', (_, state) => {
    const audience = createAudience()
    seat(audience, 'a', '30')
    expect(audience.takeRewind(state)).toBeUndefined()
    const early = seat(audience, 'a', '15')
    expect(audience.takeRewind(state)).toBe('15')
    audience.deliver(all('16', '30'), '15')
    expect(early).toEqual(['16', '30'])
  })

  it('begins now for who asked for no time, whatever is told again for others', () => {
    const audience = createAudience()
    const [since, plain] = [seat(audience, 'a', '05'), seat(audience, 'a')]
    expect(audience.takeRewind({ phase: 'unsubscribed' })).toBe('05')
    audience.begin('20')
    const late = seat(audience, 'a')
    expect(audience.takeRewind(receiving('05'))).toBeUndefined()
    audience.deliver(all('06', '21'), '05')
    expect([since, plain, late]).toEqual([['06', '21'], ['21'], ['06', '21']])
  })
})
