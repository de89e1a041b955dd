import type { GivenUp, Retrying } from '../connection/retry-decision.ts'
import type { Starting, Streaming, SubscribeState } from './subscribe-state.ts'
import type { Cursor, Timetoken } from './timetoken.ts'

// Each function picks the fields that one state of the subscribe loop takes over from another.

export function starting({ lists, saved, requested }: Starting): Starting {
  return { lists, saved, requested }
}

/** Returns the time that a handshake starts from: one that a caller gives, or the one from before. */
export function startingFrom(state: SubscribeState, given: Timetoken | undefined): Omit<Starting, 'lists'> {
  if (given !== undefined) return { requested: given }
  if ('cursor' in state) return { saved: state.cursor.timetoken }
  return 'saved' in state || 'requested' in state ? { saved: state.saved, requested: state.requested } : {}
}

export function streaming({ lists, cursor }: Streaming): Streaming {
  return { lists, cursor }
}

/** Returns the cursor, moved to a time that a caller gives. */
export function cursorAt(cursor: Cursor, timetoken: Timetoken | undefined): Cursor {
  return timetoken === undefined ? cursor : { timetoken, region: cursor.region }
}

export function retrying({ attempts, failure }: Retrying): Retrying {
  return { attempts, failure }
}

export function givenUp({ reason, failure }: GivenUp): GivenUp {
  return { reason, failure }
}
