import type { Step } from '../connection/state-machine.ts'
import type { GivenUp, Retrying } from '../service/realtime-failure.ts'
import type {
  Starting,
  Streaming,
  SubscribeEffect,
  SubscribeState,
  SubscribeStatus,
} from './subscribe-state.ts'
import type { Cursor, Timetoken } from './timetoken.ts'

/** The state after an event and the effects of the transition itself; undefined if the state ignores the event. */
export type Transition<Message = never> = Step<SubscribeState, SubscribeEffect<Message>> | undefined

/** Returns the effect that announces a status. */
export function announce(status: SubscribeStatus): {
  readonly type: 'emit-status'
  readonly status: SubscribeStatus
} {
  return { type: 'emit-status', status }
}

/** Returns the start time of a handshake: the one that a caller gives, or the one from before. */
export function startTimeOf(state: SubscribeState, given: Timetoken | undefined): Omit<Starting, 'lists'> {
  if (given !== undefined) return { requested: given }
  if ('cursor' in state) return { saved: state.cursor.timetoken }
  return 'saved' in state || 'requested' in state ? { saved: state.saved, requested: state.requested } : {}
}

/** Returns the cursor, moved to a time that a caller gives. */
export function moveCursor(cursor: Cursor, timetoken: Timetoken | undefined): Cursor {
  return timetoken === undefined ? cursor : { timetoken, region: cursor.region }
}

// Each of these returns the fields that the next state takes over, without the other fields of the state or event.

export function pickStarting({ lists, saved, requested }: Starting): Starting {
  return { lists, saved, requested }
}

export function pickStreaming({ lists, cursor }: Streaming): Streaming {
  return { lists, cursor }
}

export function pickRetrying({ attempts, failure }: Retrying): Retrying {
  return { attempts, failure }
}

export function pickGivenUp({ reason, failure }: GivenUp): GivenUp {
  return { reason, failure }
}
