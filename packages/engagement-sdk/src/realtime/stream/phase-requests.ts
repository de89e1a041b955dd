import { retrying, starting, streaming } from './state-parts.ts'
import type { SubscribeEffect, SubscribeRequest, SubscribeState } from './subscribe-state.ts'

type RequestEffect = Extract<SubscribeEffect<never>, { readonly type: SubscribeRequest }>

/** Returns the effects of entering a state: the request that belongs to it. */
export function entering(state: SubscribeState): readonly RequestEffect[] {
  switch (state.phase) {
    case 'handshaking':
      return [{ type: 'handshake', ...starting(state) }]
    case 'handshake-reconnecting':
      return [{ type: 'handshake-reconnect', ...starting(state), ...retrying(state) }]
    case 'receiving':
      return [{ type: 'receive', ...streaming(state) }]
    case 'receive-reconnecting':
      return [{ type: 'receive-reconnect', ...streaming(state), ...retrying(state) }]
    default:
      return []
  }
}

/** Returns the effects of leaving a state: its request is aborted. */
export function leaving(state: SubscribeState): readonly SubscribeEffect<never>[] {
  return entering(state).map(({ type }) => ({ type: 'cancel', request: type }))
}
