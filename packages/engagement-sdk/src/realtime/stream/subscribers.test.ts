import { describe, expect, it } from 'vitest'
import type { Envelope } from './envelope.ts'
import type { SubscribeState } from './subscribe-state.ts'
import { createSubscriberSet, type ReceivedMessage } from './subscribers.ts'
import { NO_LISTS, subscriptionLists } from './subscription-lists.ts'

describe('createSubscriberSet', () => {
  const envelope = (timetoken: string, channel = 'a'): Envelope => ({
    channel,
    subscription: channel,
    timetoken,
    messageType: 'message',
    payload: timetoken,
  })
  function receiving(timetoken: string): SubscribeState {
    return { phase: 'receiving', lists: NO_LISTS, cursor: { timetoken, region: 1 } }
  }
  function subscribe(
    subscribers: ReturnType<typeof createSubscriberSet>,
    channel: string,
    since?: string,
  ): string[] {
    const received: string[] = []
    subscribers.add({
      lists: subscriptionLists([channel]),
      since,
      receive: (message) => received.push(message.timetoken),
      end: () => undefined,
    })
    return received
  }
  const all = (...times: readonly string[]): readonly ReceivedMessage[] => times.map((time) => envelope(time))

  it('delivers to each subscriber its own channels, and a message once', () => {
    const subscribers = createSubscriberSet()
    const [a, b] = [subscribe(subscribers, 'a'), subscribe(subscribers, 'b')]
    subscribers.deliver([envelope('1'), envelope('2', 'b'), envelope('1')], '0')
    expect([a, b]).toEqual([['1'], ['2']])
  })

  it('rewinds for a new subscriber without delivering to the others twice', () => {
    const subscribers = createSubscriberSet()
    const first = subscribe(subscribers, 'a')
    expect(subscribers.takeRewind({ phase: 'unsubscribed' })).toBeUndefined()
    subscribers.deliver(all('10', '20'), '09')
    const second = subscribe(subscribers, 'a', '10')
    const third = subscribe(subscribers, 'a', '05')
    expect(subscribers.takeRewind(receiving('20'))).toBe('05')
    expect(subscribers.takeRewind(receiving('05'))).toBeUndefined()
    subscribers.deliver(all('06', '10', '20', '30'), '05')
    expect([first, second, third]).toEqual([
      ['10', '20', '30'],
      ['20', '30'],
      ['06', '10', '20', '30'],
    ])
  })

  it.each([
    ['the cursor', receiving('20')],
    ['the time to start from', { phase: 'handshaking', lists: NO_LISTS, saved: '20' }],
  ] as const)('moves %s back for a new subscriber, and never forward', (_, state) => {
    const subscribers = createSubscriberSet()
    subscribe(subscribers, 'a', '30')
    expect(subscribers.takeRewind(state)).toBeUndefined()
    const early = subscribe(subscribers, 'a', '15')
    expect(subscribers.takeRewind(state)).toBe('15')
    subscribers.deliver(all('16', '30'), '15')
    expect(early).toEqual(['16', '30'])
  })

  it('delivers only messages newer than the handshake to a subscriber without a start time, also after a rewind for another', () => {
    const subscribers = createSubscriberSet()
    const [since, plain] = [subscribe(subscribers, 'a', '05'), subscribe(subscribers, 'a')]
    expect(subscribers.takeRewind({ phase: 'unsubscribed' })).toBe('05')
    subscribers.startAt('20')
    const late = subscribe(subscribers, 'a')
    expect(subscribers.takeRewind(receiving('05'))).toBeUndefined()
    subscribers.deliver(all('06', '21'), '05')
    expect([since, plain, late]).toEqual([['06', '21'], ['21'], ['06', '21']])
  })
})
