import {
  disconnectRealtime,
  messages,
  realtimeConnection,
  reconnectRealtime,
} from '@touchline/engagement-sdk/realtime'
import { aPlayer } from './a-player.ts'

/** What a test reads and calls in the page. */
export interface StreamPage {
  readonly events: (string | undefined)[]
  phase(): string
  disconnect(): void
  reconnect(): void
}

/** The browser’s, which the types of Node do not know. */
declare const location: { readonly host: string }

declare global {
  var streamPage: StreamPage | undefined
}

const events: (string | undefined)[] = []
const engagement = await aPlayer(location.host)
globalThis.streamPage = {
  events,
  phase: () => realtimeConnection(engagement).phase,
  disconnect: () => disconnectRealtime(engagement),
  reconnect: () => reconnectRealtime(engagement),
}
for await (const message of messages(engagement, 'room')) events.push(message.event)
