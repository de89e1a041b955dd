import type { OwnAttributes } from '../presence/own-attributes.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import type { Subscriber } from '../stream/subscribers.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'
import type { RealtimeSettings } from './realtime-options.ts'

/** The one connection of an engagement: everybody's channels on one loop. */
export interface RealtimeHub {
  readonly settings: RealtimeSettings
  readonly connection: RealtimeConnection
  onConnection(listener: (connection: RealtimeConnection) => void): () => void
  onAnnouncement(listener: (announcement: RealtimeAnnouncement) => void): () => void
  /** Subscribes until the returned function is called. */
  subscribe(subscriber: Subscriber): () => void
  /** Starts over after a disconnect or a failure, from the place in the stream where it stopped. */
  reconnect(): void
  /** Stops until `reconnect`; says goodbye. */
  disconnect(): void
  /** Sent along with every handshake and heartbeat until the channel is left; another player begins with none. */
  readonly attributes: OwnAttributes
  /** @throws RealtimeUnavailableError without keys */
  service(what: string): ConnectedService
}
