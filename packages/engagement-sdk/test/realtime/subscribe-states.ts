import { failureOfStatus, failureWithoutStatus } from '../../src/realtime/service/realtime-failure.ts'
import type { SubscribeEvent, SubscribeState } from '../../src/realtime/stream/subscribe-state.ts'
import { NO_LISTS, subscriptionLists } from '../../src/realtime/stream/subscription-lists.ts'

export const lists = subscriptionLists(['a'])
export const more = subscriptionLists(['a', 'b'])
export const cursor = { timetoken: '200', region: 3 }
export const failure = failureWithoutStatus('network', 'gone')
export const later = failureOfStatus(503, 'busy')
export const reason = 'retry attempts exhaused.'

export const states = {
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

export const events = {
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
} as const satisfies Record<string, SubscribeEvent<string>>

type StateName = keyof typeof states
type EventName = keyof typeof events
/** A row of the contract: state, event, next state, effects in order. */
export type Row = readonly [StateName, EventName, SubscribeState, ...string[]]

export const unsubscribed: SubscribeState = { phase: 'unsubscribed' }
export const handshaking = (saved?: string, names = lists): SubscribeState => ({
  phase: 'handshaking',
  lists: names,
  saved,
})
export const askedFor = (requested: string, names = lists): SubscribeState => ({
  phase: 'handshaking',
  lists: names,
  requested,
})
export const troubled = (timetoken: string): SubscribeState => ({
  phase: 'receiving',
  lists: more,
  cursor: { timetoken, region: 3 },
  trouble: { attempts: 1, failure },
})
export const receiving = (timetoken: string, region: number, names = lists): SubscribeState => ({
  phase: 'receiving',
  lists: names,
  cursor: { timetoken, region },
})
