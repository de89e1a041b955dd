import { createListeners } from '../engagement/events.ts'
import type { GiveUpReason } from '../http/retry.ts'
import type { RealtimeError } from './errors.ts'

/*
 * The states of real-time, and the events that lead from one to the next:
 *
 *            subscribe              respond
 *     idle ───────────▶ connecting ─────────▶ connected
 *                        ▲      │              │     ▲
 *                        │      │ fail         │ fail│ respond
 *                        │      ▼              ▼     │
 *                        │      reconnecting ────────┘
 *                connect │      │
 *                        │      │ give up (also from connecting and connected)
 *                        │      ▼
 *                        ├── failed
 *                        ├── offline ◀── go offline, also from failed
 *                        └── stopped ◀── stop, from every state
 *
 * Only connect leads out of stopped. From every other state unsubscribe leads to idle, because the last channel was left, and
 * lose-service to polling: there is no service, and updates come from timelines until there is one. `connection.test.ts` has
 * every pair.
 */

/** The state of an engagement's real-time, for a screen. Only `connected` is live; all others lag. */
export type RealtimeConnection =
  /** There are no subscribers. */
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting' }
  | { readonly phase: 'connected' }
  /** `attempt` is the number of failed attempts in a row, from 1. */
  | { readonly phase: 'reconnecting'; readonly attempt: number; readonly failure: RealtimeError }
  /** The device has no network; nothing is sent until it is online again. */
  | { readonly phase: 'offline' }
  /** Disconnected on purpose, until it is reconnected. */
  | { readonly phase: 'stopped' }
  /** Gave up: recovers automatically if the failure is retryable, else it needs another token or `reconnectRealtime`. */
  | { readonly phase: 'failed'; readonly reason: GiveUpReason; readonly failure: RealtimeError }
  /** The application has no real-time; updates come by polling if a program is named. */
  | { readonly phase: 'polling' }

/** The announcements of a connection, in addition to its phase (specification section 4). */
export interface RealtimeAnnouncement {
  readonly category:
    | 'connected'
    | 'subscription-changed'
    | 'disconnected'
    | 'connection-error'
    | 'disconnected-unexpectedly'
    | 'network-down'
    | 'network-up'
  /** Why it gave up, after a connection error and after it was disconnected unexpectedly; undefined if the device is offline. */
  readonly reason?: GiveUpReason | undefined
}

type Phase = RealtimeConnection['phase']
type Transition = readonly [to: Exclude<Phase, 'reconnecting' | 'failed'>, ...from: readonly Phase[]]

/** The phases in which requests are sent. */
const ACTIVE: readonly Phase[] = ['connecting', 'connected', 'reconnecting']

/** Each event with the phase that it leads to and those that it leads from; in all others it is ignored. */
const TRANSITIONS = {
  /** The channels changed, and there are some. */
  subscribe: ['connecting', 'idle', 'failed', 'polling'],
  unsubscribe: ['idle', ...ACTIVE, 'failed', 'offline', 'polling'],
  connect: ['connecting', 'failed', 'offline', 'stopped'],
  /** The service has responded. */
  respond: ['connected', 'connecting', 'reconnecting'],
  stop: ['stopped', 'idle', ...ACTIVE, 'failed', 'offline', 'polling'],
  'go-offline': ['offline', ...ACTIVE, 'failed'],
  'lose-service': ['polling', 'idle', ...ACTIVE, 'failed', 'offline'],
} as const satisfies Record<string, Transition>

/** What changes the state: an event, or a failed attempt, as the state that it leads to. */
export type ConnectionEvent =
  | keyof typeof TRANSITIONS
  | Extract<RealtimeConnection, { readonly failure: RealtimeError }>

/** A state, and whether `connected` was announced and not revoked since. */
export interface ConnectionState {
  readonly connection: RealtimeConnection
  readonly isOpen: boolean
}

/** The state without subscribers. */
export const IDLE: ConnectionState = { connection: { phase: 'idle' }, isOpen: false }

/** Returns whether requests are sent in a state. */
export function isActive({ phase }: RealtimeConnection): boolean {
  return ACTIVE.includes(phase)
}

/** Returns the state after an event; the same object if the event changes nothing. */
export function stateAfter(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  const { connection, isOpen } = state
  if (typeof event === 'object') {
    if (!isActive(connection)) return state
    return { connection: event, isOpen: isOpen && event.phase === 'reconnecting' }
  }
  const [to, ...from]: Transition = TRANSITIONS[event]
  return from.includes(connection.phase) ? { connection: { phase: to }, isOpen: to === 'connected' } : state
}

/** Returns what is announced when an event leads from one state to the next; undefined for nothing. */
export function announcementOf(
  before: ConnectionState,
  event: ConnectionEvent,
  after: ConnectionState,
): RealtimeAnnouncement | undefined {
  if (event === 'subscribe' && before.isOpen) return { category: 'subscription-changed' }
  if (!before.isOpen && after.isOpen) return { category: 'connected' }
  const { phase, reason }: { phase: string; reason?: GiveUpReason } = after.connection
  const isUnexpected = phase === 'failed' || phase === 'offline'
  if (before.isOpen && !after.isOpen && !isUnexpected) return { category: 'disconnected' }
  if (!isUnexpected || !isActive(before.connection)) return undefined
  return { category: before.isOpen ? 'disconnected-unexpectedly' : 'connection-error', reason }
}

/** The state of a connection, and the listeners to its changes and announcements. */
export type Connection = ReturnType<typeof createConnection>

/** Creates a connection without subscribers. */
export function createConnection(onListenerError: (error: unknown) => void) {
  const changes = createListeners<RealtimeConnection>(onListenerError)
  const announcements = createListeners<RealtimeAnnouncement>(onListenerError)
  let state: ConnectionState = IDLE
  return {
    get current(): RealtimeConnection {
      return state.connection
    },
    /** Called after each change of the state. */
    changes,
    announcements,
    /** Applies an event and notifies the listeners of what it changes. */
    dispatch(event: ConnectionEvent): void {
      const before = state
      const after = stateAfter(before, event)
      state = after
      const announcement = announcementOf(before, event, after)
      if (announcement !== undefined) announcements.emit(announcement)
      // A listener may have changed the state again, and then it was notified of the newer one.
      if (state === after && after.connection !== before.connection) changes.emit(after.connection)
    },
  }
}
