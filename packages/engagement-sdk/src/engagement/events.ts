import type { Warn } from '../http/parse.ts'
import type { EngagementEvents } from './engagement.ts'
import type { AnalyticsProvider, Logger } from './options.ts'

export interface Listeners<Event> {
  /** Adds a listener until the returned function is called. The same function may be added twice. */
  add(listener: (event: Event) => void): () => void
  /** Calls every listener. The error of one that throws or rejects is passed to `onError`, and the others are still called. */
  emit(event: Event): void
  clear(): void
}

export function createListeners<Event>(onError: (error: unknown) => void): Listeners<Event> {
  // Each registration is an object of its own, so that a function added twice is called and removed twice.
  const registrations = new Set<{ readonly listener: (event: Event) => void }>()
  return {
    add(listener) {
      const registration = { listener }
      registrations.add(registration)
      return () => void registrations.delete(registration)
    },
    emit(event) {
      // An async function calls immediately, and rejects with what a listener throws, as an async listener does.
      const call = async (listener: (event: Event) => void) => listener(event)
      for (const { listener } of [...registrations]) call(listener).catch(onError)
    },
    clear: () => registrations.clear(),
  }
}

type EventName = keyof EngagementEvents

export interface Events {
  on<Name extends EventName>(name: Name, listener: (event: EngagementEvents[Name]) => void): () => void
  emit<Name extends EventName>(name: Name, event: EngagementEvents[Name]): void
  clear(): void
  /** Writes a warning to the logger and emits it. */
  readonly warn: Warn
  /** Passes a usage event to the analytics provider. One that throws is logged. */
  track(label: string, data: Readonly<Record<string, unknown>>): void
}

export function createEvents(logger: Logger, analytics: AnalyticsProvider | undefined): Events {
  const listenersOf = <Name extends EventName>(name: Name) =>
    createListeners<EngagementEvents[Name]>((error) => logger.error(`A "${name}" listener threw`, error))
  const listeners: { readonly [Name in EventName]: Listeners<EngagementEvents[Name]> } = {
    ready: listenersOf('ready'),
    failed: listenersOf('failed'),
    renewed: listenersOf('renewed'),
    signedOut: listenersOf('signedOut'),
    warning: listenersOf('warning'),
  }
  return {
    on: (name, listener) => listeners[name].add(listener),
    emit: (name, event) => listeners[name].emit(event),
    clear() {
      for (const list of Object.values(listeners)) list.clear()
    },
    warn(warning) {
      logger.warn(warning.message, warning.rejected ?? warning.cause)
      listeners.warning.emit(warning)
    },
    track(label, data) {
      try {
        analytics?.track(label, data)
      } catch (error) {
        logger.error('The analytics provider threw', error)
      }
    },
  }
}
