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

export function isActive({ phase }: RealtimeConnection): boolean {
  return ACTIVE.includes(phase)
}

/** Returns the state after an event; the same object if the event changes nothing. */
function stateAfter(connection: RealtimeConnection, event: ConnectionEvent): RealtimeConnection {
  if (typeof event === 'object') return isActive(connection) ? event : connection
  const [to, ...from]: Transition = TRANSITIONS[event]
  return from.includes(connection.phase) ? { phase: to } : connection
}

export type Connection = ReturnType<typeof createConnection>

export function createConnection(onListenerError: (error: unknown) => void) {
  const changes = createListeners<RealtimeConnection>(onListenerError)
  const announcements = createListeners<RealtimeAnnouncement>(onListenerError)
  let current: RealtimeConnection = { phase: 'idle' }
  /** Whether `connected` was announced and not revoked since. */
  let isOpen = false

  return {
    get current() {
      return current
    },
    changes,
    announcements,
    /** Applies an event and notifies the listeners of what it changes. */
    dispatch(event: ConnectionEvent): void {
      const before = current
      const wasOpen = isOpen
      const after = stateAfter(before, event)
      current = after
      isOpen = after.phase === 'connected' || (wasOpen && after.phase === 'reconnecting')
      const reason = after.phase === 'failed' ? after.reason : undefined
      const isCut = isActive(before) && (after.phase === 'failed' || after.phase === 'offline')
      if (event === 'subscribe' && wasOpen) announcements.emit({ category: 'subscription-changed' })
      else if (isCut)
        announcements.emit({ category: wasOpen ? 'disconnected-unexpectedly' : 'connection-error', reason })
      else if (isOpen !== wasOpen) announcements.emit({ category: isOpen ? 'connected' : 'disconnected' })
      // A listener may have changed the state again, and then it was notified of the newer one.
      if (current === after && after !== before) changes.emit(after)
    },
  }
}

/** Returns the document of a browser. Other runtimes have none, nor its types. */
function currentPage(): (EventTarget & { readonly hidden: boolean }) | undefined {
  return Reflect.get(globalThis, 'document')
}

/**
 * Calls the listener whenever the device goes online or offline and whenever the page becomes visible, until the returned function
 * is called. Only events of a browser report that: `navigator.onLine` is false for some virtual adapters and web views although
 * every request works.
 */
export function onHostEvent(listener: (event: 'online' | 'offline' | 'visible') => void): () => void {
  const page = currentPage()
  // Servers have no such events, nor their types.
  const host: Partial<EventTarget> = Object(globalThis)
  const notify = ({ type }: Event): void => {
    if (type === 'online' || type === 'offline') listener(type)
    else if (!isPageHidden()) listener('visible')
  }
  for (const name of ['online', 'offline']) host.addEventListener?.(name, notify)
  page?.addEventListener?.('visibilitychange', notify)
  return () => {
    for (const name of ['online', 'offline']) host.removeEventListener?.(name, notify)
    page?.removeEventListener?.('visibilitychange', notify)
  }
}

/** Returns whether the page is hidden; false outside of a browser. */
export function isPageHidden(): boolean {
  return currentPage()?.hidden === true
}
