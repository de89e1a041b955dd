import { describe, expect, it } from 'vitest'
import { aMessage } from '../../test/realtime/fake-service.ts'
import type { RealtimeMessage } from './envelope.ts'
import {
  channelsOf,
  createRepeatFilter,
  deliver,
  headAfterHandshake,
  moveBack,
  rewindFor,
} from './subscriptions.ts'
import { type Timetoken, timetokenAt } from './timetoken.ts'

const all = (...times: readonly Timetoken[]) => times.map((time) => aMessage(time))

/** Returns a subscription, its start time, and the times of the messages that it receives. */
function subscribe(channel: string, since?: Timetoken) {
  const received: string[] = []
  const receive = (message: RealtimeMessage) => received.push(message.timetoken)
  const { signal: ended } = new AbortController()
  const queue = { receive, end: () => undefined, ended }
  return { ...queue, channels: [channel], isRepeated: createRepeatFilter(), position: since, since, received }
}

describe('deliver', () => {
  it('delivers to each subscriber its own channels, and a message once', () => {
    const [a, b] = [subscribe('a'), subscribe('b')]
    const messages = [aMessage('1'), aMessage('2', 'b'), aMessage('1')]
    deliver([a, b], messages, { since: '0', next: '2', head: '0' })
    expect([a.received, b.received]).toEqual([['1'], ['2']])
    expect(channelsOf([b, a, a])).toEqual(['a', 'b'])
  })

  it('delivers only what is newer than the head to a subscriber without a start time', () => {
    const [since, plain, late] = [subscribe('a', '05'), subscribe('a'), subscribe('a')]
    deliver([since, plain], all('06', '07'), { since: '05', next: '07', head: '20' })
    deliver([since, plain, late], all('08', '21'), { since: '07', next: '21', head: '20' })
    expect([since.received, plain.received, late.received]).toEqual([
      ['06', '07', '08', '21'],
      ['21'],
      ['21'],
    ])
  })

  it('delivers to a subscriber that joins while a response is on its way with the rewound poll', () => {
    const late = subscribe('a', '05')
    deliver([late], all('11'), { since: '10', next: '12', head: '10' })
    expect(late.received).toEqual([])
    expect(rewindFor([late], '12')).toBe('05')
  })
})

it('moveBack moves the positions up to the wrong time, and neither earlier ones nor a later start time', () => {
  const subscriptions = ['05', '20', '30', '40', undefined].map((since) => subscribe('a', since))
  moveBack(subscriptions, '30', '10')
  expect(subscriptions.map(({ position }) => position)).toEqual(['05', '10', '10', '40', undefined])
})

const HOUR_MS = 3_600_000
const START_MS = 1_714_196_700_000

it('headAfterHandshake moves a head of a wrong clock back to its instant, or to the time of the service if the device was set back', () => {
  const head = {
    timetoken: timetokenAt(START_MS + HOUR_MS),
    region: 1,
    offsetMs: HOUR_MS,
    isConfirmed: false,
  }
  const cursor = { timetoken: timetokenAt(START_MS + 20_000), region: 2 }
  const headAt = (at: number) => headAfterHandshake(head, cursor, { at, platformNow: undefined })
  expect(headAt(START_MS + 20_000)).toEqual({
    timetoken: timetokenAt(START_MS),
    region: 2,
    offsetMs: 0,
    isConfirmed: true,
  })
  expect(headAt(START_MS - 2 * HOUR_MS).timetoken).toBe(cursor.timetoken)
})

it.each([
  ['its own time, if the platform’s is unknown', undefined, HOUR_MS, HOUR_MS - 500],
  [
    'its own time, if it is at most a minute ahead of the platform’s',
    HOUR_MS - 60_000,
    HOUR_MS,
    HOUR_MS - 500,
  ],
  ['the platform’s time, if its own is further ahead', 1000, 1000, 500],
])('headAfterHandshake starts with %s', (_, platformMs, startMs, offsetMs) => {
  const cursor = { timetoken: timetokenAt(START_MS + HOUR_MS), region: 2 }
  const platformNow = platformMs && START_MS + platformMs
  expect(headAfterHandshake(undefined, cursor, { at: START_MS + 500, platformNow })).toEqual({
    timetoken: timetokenAt(START_MS + startMs),
    region: 2,
    offsetMs,
    isConfirmed: false,
  })
})

it('rewindFor moves the cursor back for a new subscriber and never forward, and changes nothing', () => {
  const subscriptions = [subscribe('a', '30'), subscribe('a')]
  expect(rewindFor(subscriptions, '20')).toBe('20')
  subscriptions.push(subscribe('a', '15'))
  expect([rewindFor(subscriptions, '20'), rewindFor(subscriptions, '20')]).toEqual(['15', '15'])
  expect(subscriptions.map(({ position }) => position)).toEqual(['30', undefined, '15'])
})

describe('createRepeatFilter', () => {
  it('recognises a repeated message and not a different one with the same time', () => {
    const isRepeated = createRepeatFilter()
    const message: RealtimeMessage = { ...aMessage('1'), type: 'other', event: undefined, payload: { x: 1 } }
    expect(isRepeated(message)).toBe(false)
    expect(isRepeated({ ...message, payload: { x: 1 } })).toBe(true)
    expect(isRepeated({ ...message, payload: { x: 2 } })).toBe(false)
    expect(isRepeated({ ...message, channel: 'b' })).toBe(false)
    expect(isRepeated({ ...message, timetoken: '0' })).toBe(false)
    expect(isRepeated({ ...message, event: 'tick' })).toBe(false)
  })

  it('remembers the last hundred messages', () => {
    const isRepeated = createRepeatFilter()
    const at = (index: number) => aMessage(String(index))
    for (let index = 0; index < 101; index += 1) isRepeated(at(index))
    expect(isRepeated(at(1))).toBe(true)
    expect(isRepeated(at(0))).toBe(false)
  })
})
