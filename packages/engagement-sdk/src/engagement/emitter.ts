import type { EngagementEvents } from './engagement.ts'
import type { Logger } from './engagement-options.ts'

type EventName = keyof EngagementEvents
type Listener<Name extends EventName> = (event: EngagementEvents[Name]) => void

/** Listeners of one handle. */
export interface Emitter {
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void
  /** Tells every listener; one that throws or rejects is logged, the others still hear. */
  emit<Name extends EventName>(name: Name, event: EngagementEvents[Name]): void
  clear(): void
}

/** An emitter without listeners. */
export function createEmitter(logger: Logger): Emitter {
  // Each registration is an object of its own: a function registered twice is heard and removed twice.
  let lists: { readonly [Name in EventName]?: Set<{ readonly hear: Listener<Name> }> } = {}
  return {
    on(name, hear) {
      const registration = { hear }
      const list = lists[name] ?? new Set()
      lists = { ...lists, [name]: list.add(registration) }
      return () => void list.delete(registration)
    },
    emit(name, event) {
      // An async function, so that what an async listener rejects with is caught too; it calls at once.
      const tell = async (hear: (heard: typeof event) => void) => hear(event)
      for (const { hear } of [...(lists[name] ?? [])])
        tell(hear).catch((error) => logger.error(`A "${name}" listener threw`, error))
    },
    clear() {
      lists = {}
    },
  }
}
