import { createListeners, type Listeners } from '../../engagement/events.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'

/** The state of a connection, and the listeners to its changes and announcements. */
export interface ConnectionStore {
  readonly current: RealtimeConnection
  /** Called after each change of the state. */
  readonly changes: Listeners<RealtimeConnection>
  readonly announcements: Listeners<RealtimeAnnouncement>
  /** Replaces the state and notifies the listeners, unless nothing has changed. */
  set(next: RealtimeConnection): void
}

/** Creates the store of a connection without subscriptions. */
export function createConnectionStore(onListenerError: (error: unknown) => void): ConnectionStore {
  const changes = createListeners<RealtimeConnection>(onListenerError)
  let current: RealtimeConnection = { phase: 'idle' }
  return {
    get current() {
      return current
    },
    changes,
    announcements: createListeners<RealtimeAnnouncement>(onListenerError),
    set(next) {
      if (next === current || JSON.stringify(next) === JSON.stringify(current)) return
      current = next
      changes.emit(next)
    },
  }
}
