import type { OwnAttributes } from '../presence/own-attributes.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import type { Subscriber } from '../stream/subscribers.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'

/** The real-time part of an engagement: one connection, shared by all its streams. */
export interface RealtimeHub {
  readonly options: ResolvedRealtimeOptions
  readonly connection: RealtimeConnection
  onConnection(listener: (connection: RealtimeConnection) => void): () => void
  onAnnouncement(listener: (announcement: RealtimeAnnouncement) => void): () => void
  /** Subscribes until the returned function is called. */
  subscribe(subscriber: Subscriber): () => void
  /** Reconnects after a disconnect or a failure, from the cursor at which it stopped. */
  reconnect(): void
  /** Sends leave calls and stops until `reconnect`. */
  disconnect(): void
  readonly attributes: OwnAttributes
  /** @throws RealtimeUnavailableError without keys */
  service(what: string): ConnectedService
}
