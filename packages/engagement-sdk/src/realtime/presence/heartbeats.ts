import type { Query } from '../../http/url.ts'
import type { ResolvedRealtimeOptions } from '../connection/realtime-options.ts'
import { createRequestRunner, type MachineRequest } from '../connection/request-runner.ts'
import { createStateMachine } from '../connection/state-machine.ts'
import { encodeNames } from '../service/encode-name.ts'
import type { RealtimeFailure } from '../service/realtime-failure.ts'
import type { RealtimeHttp } from '../service/realtime-http.ts'
import { groupsQuery, isEmpty, type SubscriptionLists } from '../stream/subscription-lists.ts'
import {
  type PresenceEffect,
  type PresenceMachineEvent,
  type PresenceState,
  presenceStep,
} from './presence-step.ts'
import type { PresenceTiming } from './presence-timing.ts'

/** The functions and options of the connection that the heartbeats use. */
export interface HeartbeatPorts {
  readonly options: Pick<ResolvedRealtimeOptions, 'clock' | 'random' | 'retry' | 'suppressLeave'>
  readonly http: () => {
    readonly call: RealtimeHttp
    readonly subscribeKey: string
    readonly timing: PresenceTiming
  }
  readonly attributes: () => string | undefined
  readonly onFailure: (failure: Extract<PresenceEffect, { type: 'emit-failure' }>) => void
  /** Called when a leave call failed, which no caller awaits. */
  readonly onLeaveFailure: (error: unknown) => void
}

const SECOND_MS = 1000

/** Keeps the player present on channels. */
export interface Heartbeats {
  /** Starts as soon as the device is online. */
  join(lists: SubscriptionLists, options: { readonly isOffline: boolean }): void
  /** Sends a leave call unless the device is offline. */
  leave(lists: SubscriptionLists, options: { readonly isOffline: boolean }): void
  /** Stops; sends a leave call unless the device is offline. */
  disconnect(lists: SubscriptionLists, options: { readonly isOffline: boolean }): void
  /** Drops every channel; sends a leave call unless the device is offline. */
  leaveAll(lists: SubscriptionLists, options: { readonly isOffline: boolean }): void
  reconnect(): void
  readonly state: PresenceState
}

/** Creates the heartbeats: one request or wait at a time. Without an interval there are only leave calls. */
export function createHeartbeats(ports: HeartbeatPorts): Heartbeats {
  const { options } = ports
  const machine = createStateMachine<PresenceState, PresenceMachineEvent, PresenceEffect>({
    initial: { phase: 'inactive' },
    step: presenceStep,
    perform,
  })
  const runner = createRequestRunner<PresenceMachineEvent>(options, machine.dispatch)
  const isBeating = () => ports.http().timing.intervalSeconds > 0
  return {
    join: (lists, { isOffline }) => {
      if (isBeating()) machine.dispatch({ type: 'joined', lists, isOffline })
    },
    leave: (lists, options) => depart('left', lists, options),
    disconnect: (lists, options) => depart('disconnect', lists, options),
    leaveAll: (lists, options) => depart('left-all', lists, options),
    reconnect: () => machine.dispatch({ type: 'reconnect' }),
    get state() {
      return machine.state
    },
  }

  function depart(
    type: 'left' | 'disconnect' | 'left-all',
    lists: SubscriptionLists,
    { isOffline }: { isOffline: boolean },
  ): void {
    if (machine.state.phase !== 'inactive') machine.dispatch({ type, lists, isOffline })
    else if (!isOffline) perform({ type: 'leave', lists })
  }

  function perform(effect: PresenceEffect): void {
    switch (effect.type) {
      case 'cancel':
        runner.cancel()
        return
      case 'emit-failure':
        ports.onFailure(effect)
        return
      case 'leave':
        if (!options.suppressLeave && !isEmpty(effect.lists)) leave(effect.lists).catch(ports.onLeaveFailure)
        return
      case 'heartbeat':
        runner.start(heartbeatOf(effect.lists))
        return
      case 'wait':
        runner.start({ send: waitForInterval, failed })
        return
      case 'delayed-heartbeat':
        runner.retry(heartbeatOf(effect.lists), effect)
    }
  }

  function heartbeatOf(lists: SubscriptionLists): MachineRequest<PresenceMachineEvent> {
    return {
      send: ({ signal }) => heartbeat(lists, signal),
      failed,
      gaveUp: (givenUp) => ({ type: 'heartbeat-giveup', ...givenUp }),
    }
  }

  function failed(failure: RealtimeFailure): PresenceMachineEvent {
    return { type: 'heartbeat-failure', failure }
  }

  async function waitForInterval({ signal }: AbortController): Promise<PresenceMachineEvent> {
    await options.clock.wait(ports.http().timing.intervalSeconds * SECOND_MS, signal)
    return { type: 'times-up' }
  }

  async function heartbeat(lists: SubscriptionLists, signal: AbortSignal): Promise<PresenceMachineEvent> {
    const query = { heartbeat: ports.http().timing.timeoutSeconds, state: ports.attributes() }
    await presenceCall(lists, 'heartbeat', { query, signal })
    return { type: 'heartbeat-success' }
  }

  async function leave(lists: SubscriptionLists): Promise<void> {
    await presenceCall(lists, 'leave', { keepalive: true })
  }

  async function presenceCall(
    lists: SubscriptionLists,
    action: 'heartbeat' | 'leave',
    call: { query?: Query; signal?: AbortSignal; keepalive?: boolean },
  ): Promise<void> {
    const { subscribeKey, call: send } = ports.http()
    const path = `/v2/presence/sub-key/${subscribeKey}/channel/${encodeNames(lists.channels)}/${action}`
    await send({ ...call, path, query: { ...call.query, 'channel-group': groupsQuery(lists) } })
  }
}
