import { createEngagement } from '@touchline/engagement-sdk'
import {
  configureRealtime,
  disconnectRealtime,
  messages,
  realtimeConnection,
  reconnectRealtime,
} from '@touchline/engagement-sdk/realtime'

/** What a test reads and calls in the page. */
export interface StreamPage {
  readonly events: (string | undefined)[]
  phase(): string
  disconnect(): void
  reconnect(): void
}

/** The browser’s, which the types of Node do not know. */
declare const location: { readonly origin: string }

declare global {
  var streamPage: StreamPage | undefined
}

const engagement = createEngagement({
  clientId: 'touchline-sandbox',
  endpoint: `${location.origin}/api/v1/`,
  logger: { warn: () => undefined, error: () => undefined },
})
await engagement.init({ accessToken: 'demo-fan-token' })
configureRealtime(engagement, {
  retry: { limit: 10, baseMs: 50, maxMs: 50, jitter: 'above' },
  spreadMs: 0,
})
const events: (string | undefined)[] = []
globalThis.streamPage = {
  events,
  phase: () => realtimeConnection(engagement).phase,
  disconnect: () => disconnectRealtime(engagement),
  reconnect: () => reconnectRealtime(engagement),
}
for await (const message of messages(engagement, 'room')) events.push(message.event)
