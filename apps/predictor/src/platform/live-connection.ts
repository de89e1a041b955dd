import type { RealtimeConnection } from '@touchline/engagement-sdk/realtime'

/** The state of the real-time connection. */
export type LiveConnection = RealtimeConnection
