import type { GiveUpReason } from '../../http/retry.ts'
import type { GivenUp, RealtimeFailure, Retrying } from '../service/realtime-failure.ts'
import { NO_LISTS, type SubscriptionLists } from './subscription-lists.ts'
import type { Cursor, Timetoken } from './timetoken.ts'

/** Before the first response: the time to start from, if it is known. */
export interface Starting {
  readonly lists: SubscriptionLists
  /** The loop's own position from before. */
  readonly saved?: Timetoken | undefined
  /** A time that a caller gave, which may be in the future; replaces `saved`. */
  readonly requested?: Timetoken | undefined
}

/** After the first response: the cursor. */
export interface Streaming {
  readonly lists: SubscriptionLists
  readonly cursor: Cursor
}

/**
 * The states of the subscribe loop. The cursor survives every phase but `unsubscribed`. A change of lists polls
 * immediately, also between two attempts: `trouble` is the failure until the next response.
 */
export type SubscribeState =
  | { readonly phase: 'unsubscribed' }
  | ({ readonly phase: 'handshaking' } & Starting)
  | ({ readonly phase: 'handshake-reconnecting' } & Starting & Retrying)
  | ({ readonly phase: 'handshake-stopped' } & Starting)
  | ({ readonly phase: 'handshake-failed' } & Starting & GivenUp)
  | ({ readonly phase: 'receiving'; readonly trouble?: Retrying | undefined } & Streaming)
  | ({ readonly phase: 'receive-reconnecting' } & Streaming & Retrying)
  | ({ readonly phase: 'receive-stopped' } & Streaming)
  | ({ readonly phase: 'receive-failed' } & Streaming & GivenUp)

/** The events of the subscribe loop. */
export type SubscribeEvent<Message> =
  | { readonly type: 'subscription-changed'; readonly lists: SubscriptionLists; readonly isOffline?: boolean }
  | {
      readonly type: 'subscription-restored'
      readonly lists: SubscriptionLists
      readonly timetoken: Timetoken
      readonly isOffline?: boolean
    }
  | { readonly type: 'handshake-success'; readonly cursor: Cursor }
  | { readonly type: 'handshake-failure'; readonly failure: RealtimeFailure }
  | ({ readonly type: 'handshake-giveup' } & GivenUp)
  | { readonly type: 'receive-success'; readonly cursor: Cursor; readonly messages: readonly Message[] }
  | { readonly type: 'receive-failure'; readonly failure: RealtimeFailure }
  | ({ readonly type: 'receive-giveup' } & GivenUp)
  | { readonly type: 'disconnect'; readonly isOffline?: boolean }
  | { readonly type: 'reconnect'; readonly timetoken?: Timetoken | undefined }
  | { readonly type: 'unsubscribe-all' }

/** The announcements of the subscribe loop. */
export type SubscribeStatus =
  | { readonly category: 'connected' | 'subscription-changed' | 'disconnected' }
  | {
      readonly category: 'connection-error' | 'disconnected-unexpectedly'
      /** The give-up text; undefined if the device is offline. */
      readonly reason?: GiveUpReason | undefined
      readonly failure?: RealtimeFailure | undefined
    }

/** The four requests that belong to a phase: started on entering it, aborted on leaving it. */
export type SubscribeRequest = 'handshake' | 'handshake-reconnect' | 'receive' | 'receive-reconnect'

/** The effects of a step. */
export type SubscribeEffect<Message> =
  | ({ readonly type: 'handshake' } & Starting)
  | ({ readonly type: 'handshake-reconnect' } & Starting & Retrying)
  | ({ readonly type: 'receive' } & Streaming)
  | ({ readonly type: 'receive-reconnect' } & Streaming & Retrying)
  | { readonly type: 'cancel'; readonly request: SubscribeRequest }
  | {
      readonly type: 'emit-messages'
      readonly messages: readonly Message[]
      /** The cursor that the messages were requested with. */
      readonly since: Timetoken
    }
  | { readonly type: 'emit-status'; readonly status: SubscribeStatus }

/** Returns the channels and groups that the loop is subscribed to. */
export function listsOf(state: SubscribeState): SubscriptionLists {
  return state.phase === 'unsubscribed' ? NO_LISTS : state.lists
}

/** Returns the time of the loop's cursor, or the time that it will start from, if it is known. */
export function positionOf(state: SubscribeState): Timetoken | undefined {
  if (state.phase === 'unsubscribed') return undefined
  return 'cursor' in state ? state.cursor.timetoken : (state.requested ?? state.saved)
}
