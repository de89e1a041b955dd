import type { SubscribeEffect, SubscribeRequest, SubscribeState } from './subscribe-state.ts'
import { pickRetrying, pickStarting, pickStreaming } from './subscribe-transition.ts'

type RequestEffect = Extract<SubscribeEffect<never>, { readonly type: SubscribeRequest }>

/** Returns the effects of entering a state: the request that belongs to it. */
export function entryEffects(state: SubscribeState): readonly RequestEffect[] {
  switch (state.phase) {
    case 'handshaking':
      return [{ type: 'handshake', ...pickStarting(state) }]
    case 'handshake-reconnecting':
      return [{ type: 'handshake-reconnect', ...pickStarting(state), ...pickRetrying(state) }]
    case 'receiving':
      return [{ type: 'receive', ...pickStreaming(state) }]
    case 'receive-reconnecting':
      return [{ type: 'receive-reconnect', ...pickStreaming(state), ...pickRetrying(state) }]
    default:
      return []
  }
}

/** Returns the effects of leaving a state: its request is aborted. */
export function exitEffects(state: SubscribeState): readonly SubscribeEffect<never>[] {
  return entryEffects(state).map(({ type }) => ({ type: 'cancel', request: type }))
}
