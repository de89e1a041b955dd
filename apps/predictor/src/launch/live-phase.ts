import { changeSignal } from '../config/change-signal.ts'
import type { LiveConnection } from '../queries/live-events.ts'

/** The state of the live updates, for the notice on the screens. */
export interface LivePhase {
  read(): LiveConnection['phase']
  /** Takes note of a connection. One that is being made or was lost a moment ago changes nothing yet. */
  follow(connection: LiveConnection): void
  /** Calls back on every change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** A retry within a few seconds shows no notice, which would move the page. */
const NOTABLE_ATTEMPT = 3

/** Returns a phase that is `idle`. */
export function createLivePhase(): LivePhase {
  const { notify, subscribe } = changeSignal()
  let phase: LiveConnection['phase'] = 'idle'
  return {
    read: () => phase,
    follow(connection) {
      if (connection.phase === 'connecting') return
      if (connection.phase === 'reconnecting' && connection.attempt < NOTABLE_ATTEMPT) return
      phase = connection.phase
      notify()
    },
    subscribe,
  }
}
