import { describe, expect, it, vi } from 'vitest'
import { createAudience, type Received } from './audience.ts'
import { type Envelope, subscribeAnswer } from './envelope.ts'
import { createListeners } from './listeners.ts'
import { browserNetwork, networkReactions } from './network-status.ts'
import { presenceDifference, presenceNews } from './presence-event.ts'
import { presenceTiming } from './presence-timing.ts'
import { providerOrigin } from './provider-origin.ts'
import { realtimeMessage } from './realtime-message.ts'
import { realtimeService } from './realtime-service.ts'
import { createRecentMessages } from './recent-messages.ts'
import type { SubscribeState } from './subscribe-state.ts'
import { isSameLists, NO_LISTS, subscriptionLists } from './subscription-lists.ts'
import { isLater, timetokenAt } from './timetoken.ts'
import { encodeNames, encodeQuery } from './wire-path.ts'

describe('timetokens', () => {
  it('are compared by length, then by text, beyond the safe integers', () => {
    expect(isLater('17141967000000002', '17141967000000001')).toBe(true)
    expect(isLater('17141967000000001', '17141967000000001')).toBe(false)
    expect(isLater('9', '17141967000000001')).toBe(false)
    expect(isLater('1', '')).toBe(true)
  })

  it('are milliseconds and four more digits', () => {
    expect(timetokenAt(1_714_196_700_000.9, '0111')).toBe('17141967000000111')
  })
})

describe('wire paths', () => {
  it('join encoded names with raw commas', () => {
    expect(encodeNames(['room 1', "it's!~*()", 'a,b'])).toBe('room%201,it%27s%21%7E%2A%28%29,a%2Cb')
    expect(encodeNames([])).toBe(',')
  })

  it('leave absent values out and keep empty ones', () => {
    expect(encodeQuery({ ee: '', tt: 0, tr: undefined, state: '{"a":1}' })).toBe(
      'ee=&tt=0&state=%7B%22a%22%3A1%7D',
    )
  })
})

describe('presenceTiming', () => {
  it.each([
    [{}, 300, 149],
    [{ presenceTimeoutSeconds: 60 }, 60, 29],
    [{ presenceTimeoutSeconds: 20 }, 20, 9],
    [{ presenceTimeoutSeconds: 19 }, 20, 9],
    [{ presenceTimeoutSeconds: Number.NaN }, 300, 149],
    [{ presenceTimeoutSeconds: 60, heartbeatIntervalSeconds: 5 }, 60, 5],
    [{ heartbeatIntervalSeconds: 0 }, 300, 0],
    [{ heartbeatIntervalSeconds: -1 }, 300, 0],
  ])('%j is a timeout of %i s and a heartbeat every %i s', (settings, timeoutSeconds, intervalSeconds) => {
    expect(presenceTiming(settings)).toEqual({ timeoutSeconds, intervalSeconds })
  })
})

describe('networkReactions', () => {
  it('announces, then keeps its place or forgets everything', () => {
    expect(networkReactions(false, { restore: true })).toEqual(['announce-down', 'disconnect'])
    expect(networkReactions(false, { restore: false })).toEqual(['announce-down', 'destroy'])
    expect(networkReactions(true, { restore: true })).toEqual(['announce-up', 'reconnect'])
  })
})

describe('browserNetwork', () => {
  it('follows the browser’s events until it is told to stop, and is online where there are none', () => {
    const host = Object.assign(new EventTarget(), { navigator: { onLine: true } })
    const network = browserNetwork(host)
    const heard: boolean[] = []
    const stop = network.onChange((isOnline) => heard.push(isOnline))
    host.navigator.onLine = false
    host.dispatchEvent(new Event('offline'))
    expect(network.isOnline()).toBe(false)
    host.dispatchEvent(new Event('online'))
    stop()
    host.dispatchEvent(new Event('offline'))
    expect(heard).toEqual([false, true])
    expect(browserNetwork({}).isOnline()).toBe(true)
  })
})

describe('realtimeService', () => {
  const config = {
    subscribeKey: 's',
    publishKey: 'p',
    userId: 'me',
    authKey: 't',
    heartbeatIntervalS: 0,
    presenceTimeoutS: 60,
  }
  const own = providerOrigin(0.5)
  const originOf = (origin: string | undefined) => realtimeService({ ...config, origin }, {}, own)?.origin

  it('speaks TLS to every host but a development server', () => {
    expect(originOf('ps.example')).toBe('https://ps.example')
    expect(originOf('https://ps.example:8443')).toBe('https://ps.example:8443')
    expect(originOf('localhost:4100')).toBe('http://localhost:4100')
    expect(originOf('https://localhost:4101')).toBe('https://localhost:4101')
  })

  it('uses the provider’s own hosts, all twenty of them, where the application names none', () => {
    expect(originOf(undefined)).toBe('https://ps11.pndsn.com')
    expect([0, 0.05, 0.999, 1].map(providerOrigin)).toEqual([
      'https://ps1.pndsn.com',
      'https://ps2.pndsn.com',
      'https://ps20.pndsn.com',
      'https://ps20.pndsn.com',
    ])
  })

  it.each(['', 'http://ps.example', 'ps.example/path', 'me:pw@ps.example', 'ftp://localhost', '::'])(
    'sends no token to %j',
    (origin) => {
      expect(originOf(origin)).toBeUndefined()
    },
  )

  it('takes the application’s zero as no wish and a caller’s zero as none', () => {
    const here = { ...config, origin: 'ps.example' }
    expect(realtimeService(here, {}, own)?.timing.intervalSeconds).toBe(29)
    expect(realtimeService(here, { heartbeatIntervalSeconds: 0 }, own)?.timing.intervalSeconds).toBe(0)
  })
})

describe('subscribeAnswer', () => {
  it('reads good entries beside bad ones', () => {
    const answer = subscribeAnswer({
      t: { t: '100', r: 0 },
      m: [
        null,
        7,
        { d: 1 },
        { c: 'a', d: { x: 1 }, p: { t: '99', r: 1 } },
        { c: 'a-pnpres', b: 'a-pnpres', e: 0 },
        { c: 'a', e: 4, b: 'group' },
      ],
    })
    expect(answer?.rejected).toBe(3)
    expect(answer?.cursor).toEqual({ timetoken: '100', region: 1 })
    expect(answer?.envelopes).toMatchObject([
      { channel: 'a', subscription: undefined, timetoken: '99', sort: 'message', payload: { x: 1 } },
      {
        channel: 'a-pnpres',
        subscription: 'a-pnpres',
        timetoken: '100',
        sort: 'message',
        payload: undefined,
      },
      { channel: 'a', subscription: 'group', sort: 'file' },
    ])
  })

  it.each([undefined, null, {}, { t: {} }, { t: { t: 'soon', r: 1 }, m: [] }, { t: { t: '1', r: 1 }, m: 7 }])(
    'takes %j for no answer',
    (body) => {
      expect(subscribeAnswer(body)).toBeUndefined()
    },
  )
})

describe('realtimeMessage', () => {
  const facts = { channel: 'room', subscription: 'match.*', timetoken: '17', sort: 'message' } as const
  const messageContent = (payload: unknown) => realtimeMessage({ ...facts, payload })

  it('says beside the content where it comes from, and why it is raw', () => {
    const beside = { ...facts, publisher: 'you', userMetadata: { a: 1 }, customMessageType: 'score' }
    const received = { ...beside, payload: { event: 'brand-new', payload: 7 }, error: 'why' }
    const named = { type: 'other', event: 'brand-new', payload: 7 }
    expect(realtimeMessage(received)).toEqual({ ...named, ...beside, error: 'why' })
  })

  const widget = {
    id: 'w',
    kind: 'text-prediction',
    program_id: 'p',
    status: 'published',
    options: [{ id: 'o', description: '1' }],
  }

  it.each(['text-prediction-created', 'text-prediction-updated', 'text-prediction-follow-up-updated'])(
    'reads the widget of %s',
    (event) => {
      expect(messageContent({ event, payload: widget })).toMatchObject({
        type: 'widget',
        event,
        payload: { id: 'w' },
      })
    },
  )

  it('knows results, rewards and profile events by name', () => {
    expect(messageContent({ event: 'text-poll-results', payload: { id: 'w' } }).type).toBe('widget-results')
    expect(messageContent({ event: 'reward-item-transfer-received', payload: {} }).type).toBe('reward')
    expect(messageContent({ event: 'block-profile', payload: {} }).type).toBe('profile')
    expect(messageContent({ event: 'unblock-profile', payload: {} }).type).toBe('profile')
  })

  it.each([
    [{ event: 'brand-new', payload: 7 }, 'brand-new', 7],
    [{ event: 'text-prediction-created' }, 'text-prediction-created', undefined],
    [{ event: 'text-prediction-created', payload: { id: 1 } }, 'text-prediction-created', { id: 1 }],
    [{ event: 'block-profile', payload: null }, 'block-profile', null],
    [{ hello: 1 }, undefined, { hello: 1 }],
    ['text', undefined, 'text'],
    [null, undefined, null],
    [undefined, undefined, undefined],
  ])('hands %j over as it is', (content, event, payload) => {
    expect(messageContent(content)).toEqual({ type: 'other', event, payload, ...facts })
  })
})

describe('createRecentMessages', () => {
  it('drops the very same message and keeps another one of the same time', () => {
    const recent = createRecentMessages()
    const message = { timetoken: '1', channel: 'a', payload: { x: 1 } }
    expect(recent.hasSeen(message)).toBe(false)
    expect(recent.hasSeen({ ...message, payload: { x: 1 } })).toBe(true)
    expect(recent.hasSeen({ ...message, payload: { x: 2 } })).toBe(false)
    expect(recent.hasSeen({ ...message, channel: 'b' })).toBe(false)
  })

  it('remembers the last hundred and forgets the one before', () => {
    const recent = createRecentMessages()
    const at = (index: number) => ({ timetoken: String(index), channel: 'a', payload: index })
    for (let index = 0; index < 101; index += 1) recent.hasSeen(at(index))
    expect(recent.hasSeen(at(1))).toBe(true)
    expect(recent.hasSeen(at(0))).toBe(false)
  })
})

describe('subscription lists', () => {
  it('are the same name by name, whatever a name looks like', () => {
    expect(isSameLists(subscriptionLists(['a', 'b']), subscriptionLists(['b', 'a', 'a']))).toBe(true)
    expect(isSameLists(subscriptionLists(['a', 'b']), subscriptionLists(['a,b']))).toBe(false)
    expect(isSameLists(subscriptionLists(['a'], ['b']), subscriptionLists(['a']))).toBe(false)
  })
})

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

describe('createListeners', () => {
  it('calls everybody although one throws, and each as often as it was added', async () => {
    const heard: string[] = []
    const errors: unknown[] = []
    const listeners = createListeners<string>((error) => errors.push(error))
    const listen = (event: string) => heard.push(event)
    const stop = listeners.add(listen)
    listeners.add(() => {
      throw new Error('mine')
    })
    listeners.add(async () => {
      throw new Error('mine, later')
    })
    listeners.add(listen)
    listeners.announce('one')
    stop()
    listeners.announce('two')
    expect(heard).toEqual(['one', 'one', 'two'])
    await vi.waitFor(() => expect(errors).toHaveLength(4))
  })
})
