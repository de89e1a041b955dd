import type { Entry } from './channel-log.ts'
import { storedPublicationSchema } from './stored-publication.ts'
import type { Timetoken } from './timetokens.ts'

/** Passes what a transport stored to the listeners of this process. */
export interface Arrivals {
  /** Adds a listener. The first one also receives what arrived before it. */
  onArrival(listener: (entry: Entry) => void): void
  /** Passes on a publication as it was stored; one that cannot be parsed is reported instead. */
  arrived(stored: unknown, timetoken: Timetoken): void
}

/** @param onError called when a publication cannot be parsed */
export function createArrivals(onError: (error: unknown) => void): Arrivals {
  const listeners: ((entry: Entry) => void)[] = []
  const waiting: Entry[] = []
  return {
    onArrival(listener) {
      listeners.push(listener)
      for (const entry of waiting.splice(0)) listener(entry)
    },
    arrived(stored, timetoken) {
      const publication = storedPublicationSchema.safeParse(stored)
      if (!publication.success) {
        onError(publication.error)
        return
      }
      const entry = { ...publication.data, payload: publication.data.payload, timetoken }
      if (listeners.length === 0) waiting.push(entry)
      for (const listener of listeners) listener(entry)
    },
  }
}
