import type { EngagementEvents, Logger } from './engagement.ts'

/** Listeners of one handle. */
export interface Emitter {
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  /** Tells every listener; one that throws is logged, the others still hear. */
  emit<Name extends EventName>(name: Name, event: EngagementEvents[Name]): void
  clear(): void
}

type EventName = keyof EngagementEvents
type Listener<Name extends EventName> = (event: EngagementEvents[Name]) => void

/** An emitter without listeners. */
export function createEmitter(logger: Logger): Emitter {
  // Each registration is an object of its own: a function registered twice is heard and removed twice.
  const lists: { readonly [Name in EventName]: Set<{ hear: Listener<Name> }> } = {
    ready: new Set(),
    signedOut: new Set(),
    warning: new Set(),
  }
  return {
    on(name, hear) {
      const registration = { hear }
      lists[name].add(registration)
      return () => void lists[name].delete(registration)
    },
    emit(name, event) {
      for (const { hear } of [...lists[name]]) {
        try {
          hear(event)
        } catch (error) {
          logger.error(`A listener of "${name}" threw`, error)
        }
      }
    },
    clear() {
      for (const list of Object.values(lists)) list.clear()
    },
  }
}
