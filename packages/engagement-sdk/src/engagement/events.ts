import type { Warning } from '../http/parse.ts'
import type { EngagementEvents } from './engagement.ts'
import type { AnalyticsProvider, Logger } from './options.ts'

export type Listeners<Event> = ReturnType<typeof createListeners<Event>>

/** @param onError receives the error of a listener that throws or rejects; the others are still called */
export function createListeners<Event>(onError: (error: unknown) => void) {
  const calls = new Set<(event: Event) => Promise<void>>()
  return {
    /** Adds a listener until the returned function is called. The same function may be added twice. */
    add(listener: (event: Event) => void): () => void {
      // An async function calls immediately, and rejects with what a listener throws, as an async listener does.
      const call = async (event: Event) => listener(event)
      calls.add(call)
      return () => void calls.delete(call)
    },
    emit(event: Event) {
      for (const call of [...calls]) call(event).catch(onError)
    },
    clear: () => calls.clear(),
  }
}

type EventName = keyof EngagementEvents

export function createEvents(logger: Logger, analytics: AnalyticsProvider | undefined) {
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
    on: <Name extends EventName>(name: Name, listener: (event: EngagementEvents[Name]) => void) =>
      listeners[name].add(listener),
    emit: <Name extends EventName>(name: Name, event: EngagementEvents[Name]) => listeners[name].emit(event),
    clear() {
      for (const list of Object.values(listeners)) list.clear()
    },
    /** Writes a warning to the logger and emits it. */
    warn(warning: Warning) {
      logger.warn(warning.message, warning.rejected ?? warning.cause)
      listeners.warning.emit(warning)
    },
    /** Passes a usage event to the analytics provider. One that throws is logged. */
    track(label: string, data: Readonly<Record<string, unknown>>) {
      try {
        analytics?.track(label, data)
      } catch (error) {
        logger.error('The analytics provider threw', error)
      }
    },
  }
}
