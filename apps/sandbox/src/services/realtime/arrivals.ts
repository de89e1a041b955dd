import type { Entry } from './channel-log.ts'

/** Passes what other processes published to the listeners of this one. */
export interface Arrivals {
  /** Adds a listener. The first one also receives what arrived before it. */
  onArrival(listener: (entry: Entry) => void): void
  arrived(entry: Entry): void
}

export function createArrivals(): Arrivals {
  const listeners: ((entry: Entry) => void)[] = []
  const waiting: Entry[] = []
  return {
    onArrival(listener) {
      listeners.push(listener)
      for (const entry of waiting.splice(0)) listener(entry)
    },
    arrived(entry) {
      if (listeners.length === 0) waiting.push(entry)
      for (const listener of listeners) listener(entry)
    },
  }
}
