import type { Query } from '../../http/url.ts'
import type { ResolvedRealtimeOptions } from '../connection/realtime-options.ts'
import { createRequestRunner, type MachineRequest } from '../connection/request-runner.ts'
import { createStateMachine, type StateMachine } from '../connection/state-machine.ts'
import { encodeNames } from '../service/encode-name.ts'
import { RealtimeError } from '../service/realtime-error.ts'
import { failureWithoutStatus } from '../service/realtime-failure.ts'
import { type ConnectedService, requestDetails } from '../service/realtime-http.ts'
import { decryptEnvelopes } from './decrypt-envelopes.ts'
import { parseSubscribeResponse, type SubscribeResponse } from './envelope.ts'
import { createPollThrottle } from './poll-throttle.ts'
import type {
  Streaming,
  SubscribeEffect,
  SubscribeEvent,
  SubscribeState,
  SubscribeStatus,
} from './subscribe-state.ts'
import { subscribeStep } from './subscribe-step.ts'
import type { ReceivedMessage, SubscriberSet } from './subscribers.ts'
import { groupsQuery, type SubscriptionLists } from './subscription-lists.ts'
import type { Timetoken } from './timetoken.ts'

/** Milliseconds for the long poll (specification section 9). */
const LONG_POLL_TIMEOUT_MS = 310_000

/** The functions and options of the connection that the subscribe loop uses. */
export interface SubscribeLoopPorts {
  readonly options: ResolvedRealtimeOptions
  /** Returns the current service; it changes with the player. */
  readonly http: () => Pick<ConnectedService, 'call' | 'subscribeKey' | 'origin'>
  /** Returns the own attributes by channel as JSON text, if there are any. */
  readonly attributes: () => string | undefined
  /** The receivers of the messages. */
  readonly subscribers: SubscriberSet
  readonly warn: (message: string) => void
  readonly onStatus: (status: SubscribeStatus) => void
  readonly onState: (state: SubscribeState) => void
}

type Event = SubscribeEvent<ReceivedMessage>
type Effect = SubscribeEffect<ReceivedMessage>

/** The subscribe loop: dispatch events to it, read its state. */
export type SubscribeLoop = StateMachine<SubscribeState, Event>

/** Creates the subscribe loop: one request at a time, started on entering a phase and aborted on leaving it. */
export function createSubscribeLoop(ports: SubscribeLoopPorts): SubscribeLoop {
  const { options, subscribers, warn } = ports
  const throttle = createPollThrottle(options.clock)
  const machine = createStateMachine<SubscribeState, Event, Effect>({
    initial: { phase: 'unsubscribed' },
    step: subscribeStep,
    perform,
    onState: ports.onState,
  })
  const runner = createRequestRunner<Event>(options, machine.dispatch)
  return machine

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'cancel':
        runner.cancel()
        return
      case 'emit-messages':
        deliver(effect.messages, effect.since)
        return
      case 'emit-status':
        ports.onStatus(effect.status)
        return
      case 'handshake':
        runner.start(handshakeOf(effect.lists))
        return
      case 'receive':
        runner.start(pollOf(effect))
        return
      case 'handshake-reconnect':
        runner.retry(handshakeOf(effect.lists), effect)
        return
      case 'receive-reconnect':
        runner.retry(pollOf(effect), effect, options.spreadMs)
    }
  }

  function handshakeOf(lists: SubscriptionLists): MachineRequest<Event> {
    return {
      send: (controller) => handshake(lists, controller),
      failed: (failure) => ({ type: 'handshake-failure', failure }),
      gaveUp: (givenUp) => ({ type: 'handshake-giveup', ...givenUp }),
    }
  }

  function pollOf(streaming: Streaming): MachineRequest<Event> {
    return {
      send: (controller) => receive(streaming, controller),
      failed: (failure) => ({ type: 'receive-failure', failure }),
      gaveUp: (givenUp) => ({ type: 'receive-giveup', ...givenUp }),
    }
  }

  async function handshake(lists: SubscriptionLists, controller: AbortController): Promise<Event> {
    const { cursor } = await subscribe(lists, { controller, query: { tt: 0, state: ports.attributes() } })
    subscribers.startAt(cursor.timetoken)
    return { type: 'handshake-success', cursor }
  }

  async function receive({ lists, cursor }: Streaming, controller: AbortController): Promise<Event> {
    const query = { tt: cursor.timetoken, tr: cursor.region }
    const delayMs = throttle.delayMs()
    if (delayMs > 0) await options.clock.wait(delayMs, controller.signal)
    throttle.start()
    const answer = await subscribe(lists, { controller, query, timeoutMs: LONG_POLL_TIMEOUT_MS })
    throttle.observe(answer, cursor)
    const messages = await decryptEnvelopes(options.cipher, answer.envelopes)
    if (answer.rejected > 0 && !controller.signal.aborted)
      warn(`${answer.rejected} real-time message(s) could not be read and were left out.`)
    return { type: 'receive-success', cursor: answer.cursor, messages }
  }

  function deliver(messages: readonly ReceivedMessage[], since: Timetoken): void {
    for (const { channel } of subscribers.deliver(messages, since))
      warn(`A real-time message on ${channel} matches no subscription and was left out.`)
  }

  async function subscribe(
    lists: SubscriptionLists,
    call: {
      controller: AbortController
      query: Query
      timeoutMs?: number
    },
  ): Promise<SubscribeResponse> {
    const service = ports.http()
    const path = `/v2/subscribe/${service.subscribeKey}/${encodeNames(lists.channels)}/0`
    const answer = parseSubscribeResponse(
      await service.call({
        ...call,
        path,
        query: { ...call.query, ee: '', 'channel-group': groupsQuery(lists), 'filter-expr': options.filter },
      }),
    )
    if (answer !== undefined) return answer
    throw new RealtimeError(
      failureWithoutStatus(
        'unknown',
        'The subscribe response has no timetoken. Check the real-time origin: this is not the subscribe endpoint’s format.',
      ),
      requestDetails(service, { path }),
    )
  }
}
