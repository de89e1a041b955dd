import { createEngagement, type Engagement } from '@touchline/engagement-sdk'
import {
  configureRealtime,
  disconnectRealtime,
  messages,
  realtimeConnection,
  reconnectRealtime,
} from '@touchline/engagement-sdk/realtime'
import { REALTIME_KEYS } from '../../src/wire/hosts.ts'

const API = 'https://platform.example/api/v1'

/** Creates an initialised engagement that uses a real-time service on this machine and retries after 50 ms. */
async function aPlayer(host: string): Promise<Engagement> {
  const resources = new Map<string, unknown>([
    [
      '/api/v1/applications/game/',
      {
        client_id: 'game',
        profile_url: `${API}/profile/`,
        pubnub_subscribe_key: REALTIME_KEYS.subscribe,
        pubnub_publish_key: REALTIME_KEYS.publish,
        pubnub_origin: host,
      },
    ],
    ['/api/v1/profile/', { id: 'me', nickname: 'Me', custom_data: null }],
  ])
  const engagement = createEngagement({
    clientId: 'game',
    endpoint: `${API}/`,
    trustedOrigins: [`http://${host}`],
    logger: { warn: () => undefined, error: () => undefined },
    fetch: async (input, init) => {
      const { pathname, origin } = new URL(input instanceof Request ? input.url : input)
      if (origin !== new URL(API).origin) return fetch(input, init)
      return Response.json(resources.get(pathname) ?? {}, { status: resources.has(pathname) ? 200 : 404 })
    },
  })
  await engagement.init({ accessToken: 'secret' })
  configureRealtime(engagement, {
    retry: { limit: 10, baseMs: 50, maxMs: 50, jitter: 'above' },
    spreadMs: 0,
  })
  return engagement
}

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
