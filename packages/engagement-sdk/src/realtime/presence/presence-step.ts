import { type Step, stepTo, withoutEffects } from '../connection/state-machine.ts'
import type { GivenUp, RealtimeFailure, Retrying } from '../service/realtime-failure.ts'
import { difference, isEmpty, type SubscriptionLists, union } from '../stream/subscription-lists.ts'

interface Present {
  readonly lists: SubscriptionLists
}

/** The states of the presence state machine. */
export type PresenceState =
  | { readonly phase: 'inactive' }
  | ({ readonly phase: 'heartbeating' } & Present)
  | ({ readonly phase: 'cooling-down' } & Present)
  | ({ readonly phase: 'reconnecting' } & Present & Retrying)
  | ({ readonly phase: 'failed' } & Present & GivenUp)
  | ({ readonly phase: 'stopped' } & Present)

/** The events of the presence state machine. */
export type PresenceMachineEvent =
  | { readonly type: 'joined'; readonly lists: SubscriptionLists; readonly isOffline?: boolean }
  | { readonly type: 'left'; readonly lists: SubscriptionLists; readonly isOffline?: boolean }
  | { readonly type: 'left-all'; readonly isOffline?: boolean }
  | { readonly type: 'heartbeat-success' }
  | { readonly type: 'heartbeat-failure'; readonly failure: RealtimeFailure }
  | ({ readonly type: 'heartbeat-giveup' } & GivenUp)
  | { readonly type: 'times-up' }
  | { readonly type: 'disconnect'; readonly isOffline?: boolean }
  | { readonly type: 'reconnect' }

/** The effects of a step. `cancel` aborts the current heartbeat or wait. */
export type PresenceEffect =
  | ({ readonly type: 'heartbeat' } & Present)
  | ({ readonly type: 'delayed-heartbeat' } & Present & Retrying)
  | { readonly type: 'wait' }
  | { readonly type: 'cancel' }
  | ({ readonly type: 'leave' } & Present)
  | ({ readonly type: 'emit-failure' } & GivenUp)

type Next = Step<PresenceState, PresenceEffect>

const INACTIVE: PresenceState = { phase: 'inactive' }

/** Returns the next step of the heartbeats (real-time contract, section 2.5). */
export function presenceStep(state: PresenceState, event: PresenceMachineEvent): Next {
  return stepTo(state, transition(state, event), { exitEffects, entryEffects })
}

/** Returns the effects of leaving a state: its request or wait is aborted. */
function exitEffects(state: PresenceState): readonly PresenceEffect[] {
  const isBusy =
    state.phase === 'heartbeating' || state.phase === 'cooling-down' || state.phase === 'reconnecting'
  return isBusy ? [{ type: 'cancel' }] : []
}

/** Returns the effects of entering a state: the request or wait that belongs to it. */
function entryEffects(state: PresenceState): readonly PresenceEffect[] {
  if (state.phase === 'heartbeating') return [{ type: 'heartbeat', lists: state.lists }]
  if (state.phase === 'cooling-down') return [{ type: 'wait' }]
  if (state.phase !== 'reconnecting') return []
  return [{ type: 'delayed-heartbeat', lists: state.lists, attempts: state.attempts, failure: state.failure }]
}

function transition(state: PresenceState, event: PresenceMachineEvent): Next | undefined {
  if (event.type === 'joined') return afterJoin(state, event)
  if (state.phase === 'inactive') return undefined
  switch (event.type) {
    case 'left':
      return afterLeave(state, event)
    case 'left-all':
      return { state: INACTIVE, effects: departure(state, event.isOffline) }
    case 'disconnect':
      if (state.phase === 'stopped') return undefined
      return { state: { phase: 'stopped', lists: state.lists }, effects: departure(state, event.isOffline) }
    case 'reconnect':
      if (state.phase !== 'stopped' && state.phase !== 'failed') return undefined
      return withoutEffects({ phase: 'heartbeating', lists: state.lists })
    case 'times-up':
      return state.phase === 'cooling-down'
        ? withoutEffects({ phase: 'heartbeating', lists: state.lists })
        : undefined
    default:
      return afterHeartbeat(state, event)
  }
}

function afterJoin(
  state: PresenceState,
  { lists, isOffline }: { readonly lists: SubscriptionLists; readonly isOffline?: boolean },
): Next | undefined {
  if (isEmpty(lists)) return undefined
  const all = state.phase === 'inactive' ? lists : union(state.lists, lists)
  return withoutEffects({
    phase: isOffline === true || state.phase === 'stopped' ? 'stopped' : 'heartbeating',
    lists: all,
  })
}

function afterLeave(
  state: Exclude<PresenceState, { phase: 'inactive' }>,
  { lists: left, isOffline }: { readonly lists: SubscriptionLists; readonly isOffline?: boolean },
): Next {
  const lists = difference(state.lists, left)
  if (isOffline === true || state.phase === 'stopped')
    return withoutEffects(isEmpty(lists) ? INACTIVE : { phase: 'stopped', lists })
  const effects: readonly PresenceEffect[] = [{ type: 'leave', lists: left }]
  // The service rejects a heartbeat without channels.
  return { state: isEmpty(lists) ? INACTIVE : { phase: 'heartbeating', lists }, effects }
}

function afterHeartbeat(
  state: PresenceState,
  event: Extract<
    PresenceMachineEvent,
    { type: 'heartbeat-success' | 'heartbeat-failure' | 'heartbeat-giveup' }
  >,
): Next | undefined {
  if (state.phase !== 'heartbeating' && state.phase !== 'reconnecting') return undefined
  const { lists } = state
  if (event.type === 'heartbeat-success') return withoutEffects({ phase: 'cooling-down', lists })
  const { failure } = event
  if (event.type === 'heartbeat-failure') {
    const attempts = state.phase === 'reconnecting' ? state.attempts + 1 : 0
    return withoutEffects({ phase: 'reconnecting', lists, attempts, failure })
  }
  const { reason } = event
  return {
    state: { phase: 'failed', lists, reason, failure },
    effects: [{ type: 'emit-failure', reason, failure }],
  }
}

/** Returns the leave call, if it is due: offline it would not arrive, and after a stop it was already sent. */
function departure(state: PresenceState, isOffline: boolean | undefined): readonly PresenceEffect[] {
  if (isOffline === true || state.phase === 'inactive' || state.phase === 'stopped') return []
  return [{ type: 'leave', lists: state.lists }]
}
