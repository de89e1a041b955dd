import type { GivenUp, Retrying } from '../connection/reconnect-policy.ts'
import { type Step, withoutEffects } from '../connection/state-machine.ts'
import type { RealtimeFailure } from '../service/realtime-failure.ts'
import type {
  Starting,
  Streaming,
  SubscribeEffect,
  SubscribeEvent,
  SubscribeRequest,
  SubscribeState,
  SubscribeStatus,
} from './subscribe-state.ts'
import { isEmpty, type SubscriptionLists } from './subscription-lists.ts'
import { type Cursor, earlierOf, isLater, type Timetoken } from './timetoken.ts'

type Effects<Message> = readonly SubscribeEffect<Message>[]
type Next<Message> = Step<SubscribeState, SubscribeEffect<Message>>

const UNSUBSCRIBED: SubscribeState = { phase: 'unsubscribed' }

/**
 * Returns the next step of the subscribe loop (real-time contract, section 2.3). Its effects are first those of leaving the old state, then
 * those of the transition, then those of entering the new state, also when the phase stays the same.
 */
export function subscribeStep<Message>(state: SubscribeState, event: SubscribeEvent<Message>): Next<Message> {
  const next = transition(state, event)
  if (next === undefined) return { state, effects: [] }
  return { state: next.state, effects: [...leaving(state), ...next.effects, ...entering(next.state)] }
}

function leaving(state: SubscribeState): Effects<never> {
  const request = requestOf(state)
  return request === undefined ? [] : [{ type: 'cancel', request }]
}

function requestOf(state: SubscribeState): SubscribeRequest | undefined {
  if (state.phase === 'handshaking') return 'handshake'
  if (state.phase === 'handshake-reconnecting') return 'handshake-reconnect'
  if (state.phase === 'receiving') return 'receive'
  return state.phase === 'receive-reconnecting' ? 'receive-reconnect' : undefined
}

function entering(state: SubscribeState): Effects<never> {
  if (state.phase === 'handshaking') return [{ type: 'handshake', ...starting(state) }]
  if (state.phase === 'receiving') return [{ type: 'receive', ...streaming(state) }]
  if (state.phase === 'handshake-reconnecting') {
    return [{ type: 'handshake-reconnect', ...starting(state), ...retrying(state) }]
  }
  if (state.phase === 'receive-reconnecting') {
    return [{ type: 'receive-reconnect', ...streaming(state), ...retrying(state) }]
  }
  return []
}

function transition<Message>(
  state: SubscribeState,
  event: SubscribeEvent<Message>,
): Next<Message> | undefined {
  switch (event.type) {
    case 'subscription-changed':
    case 'subscription-restored':
      return listsChanged(state, event)
    case 'handshake-success':
      return handshaken(state, event.cursor)
    case 'handshake-failure':
      return handshakeFailed(state, event.failure)
    case 'handshake-giveup':
      if (state.phase !== 'handshake-reconnecting') return undefined
      return {
        state: { phase: 'handshake-failed', ...starting(state), ...givenUp(event) },
        effects: [status({ category: 'connection-error', ...givenUp(event) })],
      }
    case 'receive-success':
      return received(state, event)
    case 'receive-failure':
      return receiveFailed(state, event.failure)
    case 'receive-giveup':
      if (state.phase !== 'receive-reconnecting') return undefined
      return {
        state: { phase: 'receive-failed', ...streaming(state), ...givenUp(event) },
        effects: [status({ category: 'disconnected-unexpectedly', ...givenUp(event) })],
      }
    case 'disconnect':
      return disconnected(state, event.isOffline === true)
    case 'reconnect':
      return reconnected(state, event.timetoken)
    case 'unsubscribe-all':
      return unsubscribed(state)
  }
}

function listsChanged<Message>(
  state: SubscribeState,
  {
    lists,
    isOffline,
    timetoken,
  }: {
    readonly lists: SubscriptionLists
    readonly isOffline?: boolean
    readonly timetoken?: Timetoken
  },
): Next<Message> | undefined {
  if (isEmpty(lists)) return unsubscribed(state)
  switch (state.phase) {
    case 'receiving':
    case 'receive-reconnecting': {
      const trouble = state.phase === 'receiving' ? state.trouble : retrying(state)
      return {
        state: { phase: 'receiving', lists, cursor: cursorAt(state.cursor, timetoken), trouble },
        effects: state.phase === 'receiving' ? [status({ category: 'subscription-changed' })] : [],
      }
    }
    case 'receive-stopped':
      return withoutEffects({ phase: 'receive-stopped', lists, cursor: cursorAt(state.cursor, timetoken) })
    case 'handshake-stopped':
      return withoutEffects({ phase: 'handshake-stopped', ...startingFrom(state, timetoken), lists })
    default: {
      const phase = isOffline === true ? 'handshake-stopped' : 'handshaking'
      return withoutEffects({ phase, ...startingFrom(state, timetoken), lists })
    }
  }
}

function handshaken<Message>(state: SubscribeState, answer: Cursor): Next<Message> | undefined {
  if (state.phase !== 'handshaking' && state.phase !== 'handshake-reconnecting') return undefined
  const { saved, requested } = state
  // A time that a caller gave may be to come, and the other subscribers would miss what is published until then. The
  // loop's own cursor is kept even when the answer is earlier: the service's nodes do not agree to the microsecond.
  const timetoken =
    requested === undefined ? (saved ?? answer.timetoken) : earlierOf(requested, answer.timetoken)
  const cursor = { timetoken, region: answer.region }
  return {
    state: { phase: 'receiving', lists: state.lists, cursor },
    effects: [status({ category: 'connected' })],
  }
}

function handshakeFailed<Message>(
  state: SubscribeState,
  failure: RealtimeFailure,
): Next<Message> | undefined {
  if (state.phase === 'handshaking') {
    return withoutEffects({ phase: 'handshake-reconnecting', ...starting(state), attempts: 0, failure })
  }
  if (state.phase !== 'handshake-reconnecting') return undefined
  return withoutEffects({ ...state, attempts: state.attempts + 1, failure })
}

function received<Message>(
  state: SubscribeState,
  { cursor, messages }: { cursor: Cursor; messages: readonly Message[] },
): Next<Message> | undefined {
  if (state.phase !== 'receiving' && state.phase !== 'receive-reconnecting') return undefined
  const since = state.cursor.timetoken
  const timetoken = isLater(cursor.timetoken, since) ? cursor.timetoken : since
  return {
    state: { phase: 'receiving', lists: state.lists, cursor: { timetoken, region: cursor.region } },
    effects: messages.length === 0 ? [] : [{ type: 'emit-messages', messages, since }],
  }
}

function receiveFailed<Message>(state: SubscribeState, failure: RealtimeFailure): Next<Message> | undefined {
  if (state.phase === 'receiving') {
    return withoutEffects({ phase: 'receive-reconnecting', ...streaming(state), attempts: 0, failure })
  }
  if (state.phase !== 'receive-reconnecting') return undefined
  return withoutEffects({ ...state, attempts: state.attempts + 1, failure })
}

function disconnected<Message>(state: SubscribeState, isOffline: boolean): Next<Message> | undefined {
  switch (state.phase) {
    case 'handshaking':
    case 'handshake-reconnecting':
      return {
        state: { phase: 'handshake-stopped', ...starting(state) },
        effects: isOffline ? [status({ category: 'connection-error' })] : [],
      }
    case 'receiving':
    case 'receive-reconnecting':
      return {
        state: { phase: 'receive-stopped', ...streaming(state) },
        effects: [status({ category: isOffline ? 'disconnected-unexpectedly' : 'disconnected' })],
      }
    // A loop that gave up must not start again while the device is offline, which a list change would do.
    case 'handshake-failed':
      return withoutEffects({ phase: 'handshake-stopped', ...starting(state) })
    case 'receive-failed':
      return withoutEffects({ phase: 'receive-stopped', ...streaming(state) })
    default:
      return undefined
  }
}

function reconnected<Message>(
  state: SubscribeState,
  timetoken: Timetoken | undefined,
): Next<Message> | undefined {
  switch (state.phase) {
    case 'handshake-stopped':
    case 'handshake-failed':
    case 'receive-stopped':
    case 'receive-failed':
      return withoutEffects({ phase: 'handshaking', ...startingFrom(state, timetoken), lists: state.lists })
    default:
      return undefined
  }
}

function unsubscribed<Message>(state: SubscribeState): Next<Message> | undefined {
  if (state.phase === 'unsubscribed') return undefined
  const wasConnected = state.phase === 'receiving' || state.phase === 'receive-reconnecting'
  return { state: UNSUBSCRIBED, effects: wasConnected ? [status({ category: 'disconnected' })] : [] }
}

/** Returns the cursor, moved to a time that a caller gives. */
function cursorAt(cursor: Cursor, timetoken: Timetoken | undefined): Cursor {
  return timetoken === undefined ? cursor : { timetoken, region: cursor.region }
}

// The next four functions pick the fields that one state takes over from another.

function starting({ lists, saved, requested }: Starting): Starting {
  return { lists, saved, requested }
}

/** Returns the time that a handshake starts from: one that a caller gives, or the one from before. */
function startingFrom(state: SubscribeState, given: Timetoken | undefined): Omit<Starting, 'lists'> {
  if (given !== undefined) return { requested: given }
  if ('cursor' in state) return { saved: state.cursor.timetoken }
  return 'saved' in state || 'requested' in state ? { saved: state.saved, requested: state.requested } : {}
}

function streaming({ lists, cursor }: Streaming): Streaming {
  return { lists, cursor }
}

function retrying({ attempts, failure }: Retrying): Retrying {
  return { attempts, failure }
}

function givenUp({ reason, failure }: GivenUp): GivenUp {
  return { reason, failure }
}

function status(announced: SubscribeStatus): { type: 'emit-status'; status: SubscribeStatus } {
  return { type: 'emit-status', status: announced }
}
