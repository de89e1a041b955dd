import { createListeners, type Listeners } from '../../engagement/emitter.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'

/** The state of a connection and the listeners to its changes. */
export interface ConnectionStatus {
  readonly now: RealtimeConnection
  /** Called after each change of the state. */
  readonly changes: Listeners<RealtimeConnection>
  readonly announcements: Listeners<RealtimeAnnouncement>
  /** Replaces the state and notifies the listeners, unless nothing has changed. */
  set(next: RealtimeConnection): void
}

/** Returns the status of a connection that nothing is subscribed to. */
export function createConnectionStatus(onListenerError: (error: unknown) => void): ConnectionStatus {
  const changes = createListeners<RealtimeConnection>(onListenerError)
  let now: RealtimeConnection = { phase: 'idle' }
  return {
    get now() {
      return now
    },
    changes,
    announcements: createListeners<RealtimeAnnouncement>(onListenerError),
    set(next) {
      if (next === now || JSON.stringify(next) === JSON.stringify(now)) return
      now = next
      changes.emit(next)
    },
  }
}
