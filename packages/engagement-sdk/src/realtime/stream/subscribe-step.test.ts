import { array, check, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureOfStatus, failureWithoutStatus } from '../service/realtime-failure.ts'
import type { SubscribeEffect, SubscribeEvent, SubscribeState } from './subscribe-state.ts'
import { subscribeStep } from './subscribe-step.ts'
import { NO_LISTS, subscriptionLists } from './subscription-lists.ts'

type Event = SubscribeEvent<string>

const lists = subscriptionLists(['a'])
const more = subscriptionLists(['a', 'b'])
const cursor = { timetoken: '200', region: 3 }
const failure = failureWithoutStatus('network', 'gone')
const later = failureOfStatus(503, 'busy')
const reason = 'retry attempts exhaused.'

const states = {
  UNSUBSCRIBED: { phase: 'unsubscribed' },
  HANDSHAKING: { phase: 'handshaking', lists, saved: '100' },
  HANDSHAKE_RECONNECTING: { phase: 'handshake-reconnecting', lists, saved: '100', attempts: 1, failure },
  HANDSHAKE_STOPPED: { phase: 'handshake-stopped', lists, saved: '100' },
  HANDSHAKE_FAILED: { phase: 'handshake-failed', lists, saved: '100', reason, failure },
  RECEIVING: { phase: 'receiving', lists, cursor },
  RECEIVE_RECONNECTING: { phase: 'receive-reconnecting', lists, cursor, attempts: 1, failure },
  RECEIVE_STOPPED: { phase: 'receive-stopped', lists, cursor },
  RECEIVE_FAILED: { phase: 'receive-failed', lists, cursor, reason, failure },
} as const satisfies Record<string, SubscribeState>

const events = {
  SUBSCRIPTION_CHANGED: { type: 'subscription-changed', lists: more },
  'SUBSCRIPTION_CHANGED (offline)': { type: 'subscription-changed', lists: more, isOffline: true },
  'SUBSCRIPTION_CHANGED (empty)': { type: 'subscription-changed', lists: NO_LISTS },
  SUBSCRIPTION_RESTORED: { type: 'subscription-restored', lists: more, timetoken: '50' },
  HANDSHAKE_SUCCESS: { type: 'handshake-success', cursor: { timetoken: '300', region: 4 } },
  HANDSHAKE_FAILURE: { type: 'handshake-failure', failure: later },
  HANDSHAKE_GIVEUP: { type: 'handshake-giveup', reason, failure },
  RECEIVE_SUCCESS: { type: 'receive-success', cursor: { timetoken: '300', region: 4 }, messages: ['m'] },
  RECEIVE_FAILURE: { type: 'receive-failure', failure: later },
  RECEIVE_GIVEUP: { type: 'receive-giveup', reason, failure },
  DISCONNECT: { type: 'disconnect' },
  'DISCONNECT (offline)': { type: 'disconnect', isOffline: true },
  RECONNECT: { type: 'reconnect' },
  'RECONNECT (timetoken)': { type: 'reconnect', timetoken: '70' },
  UNSUBSCRIBE_ALL: { type: 'unsubscribe-all' },
} as const satisfies Record<string, Event>

type StateName = keyof typeof states
type EventName = keyof typeof events
type Row = readonly [StateName, EventName, SubscribeState, ...string[]]

const unsubscribed: SubscribeState = { phase: 'unsubscribed' }
const handshaking = (saved?: string, names = lists): SubscribeState => ({
  phase: 'handshaking',
  lists: names,
  saved,
})
const askedFor = (requested: string, names = lists): SubscribeState => ({
  phase: 'handshaking',
  lists: names,
  requested,
})
const troubled = (timetoken: string): SubscribeState => ({
  phase: 'receiving',
  lists: more,
  cursor: { timetoken, region: 3 },
  trouble: { attempts: 1, failure },
})
const receiving = (timetoken: string, region: number, names = lists): SubscribeState => ({
  phase: 'receiving',
  lists: names,
  cursor: { timetoken, region },
})

// Real-time contract, section 2.3, row by row; pairs that are not listed are ignored.
const table: readonly Row[] = [
  ['UNSUBSCRIBED', 'SUBSCRIPTION_CHANGED', handshaking(undefined, more), 'handshake'],
  [
    'UNSUBSCRIBED',
    'SUBSCRIPTION_CHANGED (offline)',
    { phase: 'handshake-stopped', lists: more, saved: undefined },
  ],
  ['UNSUBSCRIBED', 'SUBSCRIPTION_RESTORED', askedFor('50', more), 'handshake'],
  ['HANDSHAKING', 'HANDSHAKE_SUCCESS', receiving('100', 4), 'cancel handshake', 'connected', 'receive'],
  [
    'HANDSHAKING',
    'HANDSHAKE_FAILURE',
    { phase: 'handshake-reconnecting', lists, saved: '100', attempts: 0, failure: later },
    'cancel handshake',
    'handshake-reconnect',
  ],
  ['HANDSHAKING', 'SUBSCRIPTION_CHANGED', handshaking('100', more), 'cancel handshake', 'handshake'],
  [
    'HANDSHAKING',
    'SUBSCRIPTION_CHANGED (offline)',
    { phase: 'handshake-stopped', lists: more, saved: '100' },
    'cancel handshake',
  ],
  ['HANDSHAKING', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed, 'cancel handshake'],
  ['HANDSHAKING', 'SUBSCRIPTION_RESTORED', askedFor('50', more), 'cancel handshake', 'handshake'],
  ['HANDSHAKING', 'DISCONNECT', states.HANDSHAKE_STOPPED, 'cancel handshake'],
  ['HANDSHAKING', 'DISCONNECT (offline)', states.HANDSHAKE_STOPPED, 'cancel handshake', 'connection-error'],
  ['HANDSHAKING', 'UNSUBSCRIBE_ALL', unsubscribed, 'cancel handshake'],
  [
    'HANDSHAKE_RECONNECTING',
    'HANDSHAKE_SUCCESS',
    receiving('100', 4),
    'cancel handshake-reconnect',
    'connected',
    'receive',
  ],
  [
    'HANDSHAKE_RECONNECTING',
    'HANDSHAKE_FAILURE',
    { ...states.HANDSHAKE_RECONNECTING, attempts: 2, failure: later },
    'cancel handshake-reconnect',
    'handshake-reconnect',
  ],
  [
    'HANDSHAKE_RECONNECTING',
    'HANDSHAKE_GIVEUP',
    states.HANDSHAKE_FAILED,
    'cancel handshake-reconnect',
    'connection-error: retry attempts exhaused.',
  ],
  [
    'HANDSHAKE_RECONNECTING',
    'SUBSCRIPTION_CHANGED',
    handshaking('100', more),
    'cancel handshake-reconnect',
    'handshake',
  ],
  [
    'HANDSHAKE_RECONNECTING',
    'SUBSCRIPTION_CHANGED (offline)',
    { phase: 'handshake-stopped', lists: more, saved: '100' },
    'cancel handshake-reconnect',
  ],
  ['HANDSHAKE_RECONNECTING', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed, 'cancel handshake-reconnect'],
  [
    'HANDSHAKE_RECONNECTING',
    'SUBSCRIPTION_RESTORED',
    askedFor('50', more),
    'cancel handshake-reconnect',
    'handshake',
  ],
  ['HANDSHAKE_RECONNECTING', 'DISCONNECT', states.HANDSHAKE_STOPPED, 'cancel handshake-reconnect'],
  [
    'HANDSHAKE_RECONNECTING',
    'DISCONNECT (offline)',
    states.HANDSHAKE_STOPPED,
    'cancel handshake-reconnect',
    'connection-error',
  ],
  ['HANDSHAKE_RECONNECTING', 'UNSUBSCRIBE_ALL', unsubscribed, 'cancel handshake-reconnect'],
  ['HANDSHAKE_STOPPED', 'SUBSCRIPTION_CHANGED', { phase: 'handshake-stopped', lists: more, saved: '100' }],
  [
    'HANDSHAKE_STOPPED',
    'SUBSCRIPTION_CHANGED (offline)',
    { phase: 'handshake-stopped', lists: more, saved: '100' },
  ],
  ['HANDSHAKE_STOPPED', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed],
  [
    'HANDSHAKE_STOPPED',
    'SUBSCRIPTION_RESTORED',
    { phase: 'handshake-stopped', lists: more, requested: '50' },
  ],
  ['HANDSHAKE_STOPPED', 'RECONNECT', handshaking('100'), 'handshake'],
  ['HANDSHAKE_STOPPED', 'RECONNECT (timetoken)', askedFor('70'), 'handshake'],
  ['HANDSHAKE_STOPPED', 'UNSUBSCRIBE_ALL', unsubscribed],
  ['HANDSHAKE_FAILED', 'SUBSCRIPTION_CHANGED', handshaking('100', more), 'handshake'],
  [
    'HANDSHAKE_FAILED',
    'SUBSCRIPTION_CHANGED (offline)',
    { phase: 'handshake-stopped', lists: more, saved: '100' },
  ],
  ['HANDSHAKE_FAILED', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed],
  ['HANDSHAKE_FAILED', 'SUBSCRIPTION_RESTORED', askedFor('50', more), 'handshake'],
  ['HANDSHAKE_FAILED', 'RECONNECT', handshaking('100'), 'handshake'],
  ['HANDSHAKE_FAILED', 'RECONNECT (timetoken)', askedFor('70'), 'handshake'],
  ['HANDSHAKE_FAILED', 'DISCONNECT', states.HANDSHAKE_STOPPED],
  ['HANDSHAKE_FAILED', 'DISCONNECT (offline)', states.HANDSHAKE_STOPPED],
  ['HANDSHAKE_FAILED', 'UNSUBSCRIBE_ALL', unsubscribed],
  ['RECEIVING', 'RECEIVE_SUCCESS', receiving('300', 4), 'cancel receive', 'messages m', 'receive'],
  [
    'RECEIVING',
    'RECEIVE_FAILURE',
    { phase: 'receive-reconnecting', lists, cursor, attempts: 0, failure: later },
    'cancel receive',
    'receive-reconnect',
  ],
  [
    'RECEIVING',
    'SUBSCRIPTION_CHANGED',
    receiving('200', 3, more),
    'cancel receive',
    'subscription-changed',
    'receive',
  ],
  [
    'RECEIVING',
    'SUBSCRIPTION_CHANGED (offline)',
    receiving('200', 3, more),
    'cancel receive',
    'subscription-changed',
    'receive',
  ],
  ['RECEIVING', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed, 'cancel receive', 'disconnected'],
  [
    'RECEIVING',
    'SUBSCRIPTION_RESTORED',
    receiving('50', 3, more),
    'cancel receive',
    'subscription-changed',
    'receive',
  ],
  ['RECEIVING', 'DISCONNECT', states.RECEIVE_STOPPED, 'cancel receive', 'disconnected'],
  [
    'RECEIVING',
    'DISCONNECT (offline)',
    states.RECEIVE_STOPPED,
    'cancel receive',
    'disconnected-unexpectedly',
  ],
  ['RECEIVING', 'UNSUBSCRIBE_ALL', unsubscribed, 'cancel receive', 'disconnected'],
  [
    'RECEIVE_RECONNECTING',
    'RECEIVE_SUCCESS',
    receiving('300', 4),
    'cancel receive-reconnect',
    'messages m',
    'receive',
  ],
  [
    'RECEIVE_RECONNECTING',
    'RECEIVE_FAILURE',
    { ...states.RECEIVE_RECONNECTING, attempts: 2, failure: later },
    'cancel receive-reconnect',
    'receive-reconnect',
  ],
  [
    'RECEIVE_RECONNECTING',
    'RECEIVE_GIVEUP',
    states.RECEIVE_FAILED,
    'cancel receive-reconnect',
    'disconnected-unexpectedly: retry attempts exhaused.',
  ],
  ['RECEIVE_RECONNECTING', 'SUBSCRIPTION_CHANGED', troubled('200'), 'cancel receive-reconnect', 'receive'],
  [
    'RECEIVE_RECONNECTING',
    'SUBSCRIPTION_CHANGED (offline)',
    troubled('200'),
    'cancel receive-reconnect',
    'receive',
  ],
  [
    'RECEIVE_RECONNECTING',
    'SUBSCRIPTION_CHANGED (empty)',
    unsubscribed,
    'cancel receive-reconnect',
    'disconnected',
  ],
  ['RECEIVE_RECONNECTING', 'SUBSCRIPTION_RESTORED', troubled('50'), 'cancel receive-reconnect', 'receive'],
  ['RECEIVE_RECONNECTING', 'DISCONNECT', states.RECEIVE_STOPPED, 'cancel receive-reconnect', 'disconnected'],
  [
    'RECEIVE_RECONNECTING',
    'DISCONNECT (offline)',
    states.RECEIVE_STOPPED,
    'cancel receive-reconnect',
    'disconnected-unexpectedly',
  ],
  ['RECEIVE_RECONNECTING', 'UNSUBSCRIBE_ALL', unsubscribed, 'cancel receive-reconnect', 'disconnected'],
  ['RECEIVE_STOPPED', 'SUBSCRIPTION_CHANGED', { phase: 'receive-stopped', lists: more, cursor }],
  ['RECEIVE_STOPPED', 'SUBSCRIPTION_CHANGED (offline)', { phase: 'receive-stopped', lists: more, cursor }],
  ['RECEIVE_STOPPED', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed],
  [
    'RECEIVE_STOPPED',
    'SUBSCRIPTION_RESTORED',
    { phase: 'receive-stopped', lists: more, cursor: { timetoken: '50', region: 3 } },
  ],
  ['RECEIVE_STOPPED', 'RECONNECT', handshaking('200'), 'handshake'],
  ['RECEIVE_STOPPED', 'RECONNECT (timetoken)', askedFor('70'), 'handshake'],
  ['RECEIVE_STOPPED', 'UNSUBSCRIBE_ALL', unsubscribed],
  ['RECEIVE_FAILED', 'SUBSCRIPTION_CHANGED', handshaking('200', more), 'handshake'],
  [
    'RECEIVE_FAILED',
    'SUBSCRIPTION_CHANGED (offline)',
    { phase: 'handshake-stopped', lists: more, saved: '200' },
  ],
  ['RECEIVE_FAILED', 'SUBSCRIPTION_CHANGED (empty)', unsubscribed],
  ['RECEIVE_FAILED', 'SUBSCRIPTION_RESTORED', askedFor('50', more), 'handshake'],
  ['RECEIVE_FAILED', 'RECONNECT', handshaking('200'), 'handshake'],
  ['RECEIVE_FAILED', 'RECONNECT (timetoken)', askedFor('70'), 'handshake'],
  ['RECEIVE_FAILED', 'DISCONNECT', states.RECEIVE_STOPPED],
  ['RECEIVE_FAILED', 'DISCONNECT (offline)', states.RECEIVE_STOPPED],
  ['RECEIVE_FAILED', 'UNSUBSCRIBE_ALL', unsubscribed],
]

function described(effect: SubscribeEffect<string>): string {
  if (effect.type === 'cancel') return `cancel ${effect.request}`
  if (effect.type === 'emit-messages') return `messages ${effect.messages}`
  if (effect.type !== 'emit-status') return effect.type
  const { status } = effect
  return 'reason' in status && status.reason !== undefined
    ? `${status.category}: ${status.reason}`
    : status.category
}

const isListed = (state: string, event: string) => table.some((row) => row[0] === state && row[1] === event)
const ignored = Object.keys(states).flatMap((state) =>
  Object.keys(events)
    .filter((event) => !isListed(state, event))
    .map((event) => [state, event] as const),
)

describe('subscribeStep', () => {
  const rows = table.map(([state, event, next, ...effects]) => ({ state, event, next, effects }))

  it.each(rows)('$state on $event', ({ state, event, next, effects }) => {
    const step = subscribeStep<string>(states[state], events[event])
    expect(step.state).toEqual(next)
    expect(step.effects.map(described)).toEqual(effects)
  })

  it.each(ignored)('%s ignores %s', (state, event) => {
    const before = Object.entries(states).find(([name]) => name === state)?.[1]
    const happened = Object.entries(events).find(([name]) => name === event)?.[1]
    if (before === undefined || happened === undefined) throw new Error('The table names something unknown.')
    const step = subscribeStep<string>(before, happened)
    expect(step.state).toBe(before)
    expect(step.effects).toEqual([])
  })

  it('carries lists, cursor and attempts in the request that it asks for', () => {
    expect(subscribeStep<string>(states.RECEIVING, events.RECEIVE_FAILURE).effects.at(-1)).toEqual({
      type: 'receive-reconnect',
      lists,
      cursor,
      attempts: 0,
      failure: later,
    })
  })

  it('starts from the time of the handshake where none is saved', () => {
    const { state } = subscribeStep<string>({ phase: 'handshaking', lists }, events.HANDSHAKE_SUCCESS)
    expect(state).toEqual(receiving('300', 4))
  })

  it('never loses its cursor between subscribing and unsubscribing, for any sequence of events', () => {
    const { RECONNECT, DISCONNECT, SUBSCRIPTION_CHANGED, HANDSHAKE_FAILURE, RECEIVE_FAILURE } = events
    const { HANDSHAKE_GIVEUP, RECEIVE_GIVEUP } = events
    const anyEvent = constantFrom<Event>(
      ...[RECONNECT, DISCONNECT, SUBSCRIPTION_CHANGED, HANDSHAKE_FAILURE, RECEIVE_FAILURE],
      ...[HANDSHAKE_GIVEUP, RECEIVE_GIVEUP, events['DISCONNECT (offline)']],
    )
    const keepsItsPlace = (happened: readonly Event[]) => {
      const { state } = happened.reduce<{ state: SubscribeState }>(
        (before, event) => subscribeStep<string>(before.state, event),
        { state: states.RECEIVING },
      )
      const place = 'cursor' in state ? state.cursor.timetoken : 'saved' in state && state.saved
      return place === cursor.timetoken
    }
    expect(check(property(array(anyEvent, { maxLength: 30 }), keepsItsPlace))).toMatchObject({
      failed: false,
      counterexample: null,
    })
  })
})
