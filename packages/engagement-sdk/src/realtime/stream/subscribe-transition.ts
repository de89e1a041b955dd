import type { Step } from '../connection/state-machine.ts'
import type { SubscribeEffect, SubscribeState, SubscribeStatus } from './subscribe-state.ts'

/** The state after an event and the effects of the transition itself; undefined if the state ignores the event. */
export type Transition<Message = never> = Step<SubscribeState, SubscribeEffect<Message>> | undefined

/** Returns the effect that announces a status. */
export function announce(status: SubscribeStatus): {
  readonly type: 'emit-status'
  readonly status: SubscribeStatus
} {
  return { type: 'emit-status', status }
}
