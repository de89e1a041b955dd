/** One message on a channel, before any transport wraps it. */
export interface PlatformEvent {
  readonly event: string
  readonly payload: unknown
}

/** Publishes changes on the platform. */
export interface EventPublisher {
  publish(channel: string, message: PlatformEvent): void | Promise<void>
}

/** A listener gets every message of every channel. */
export type EventListener = (channel: string, message: PlatformEvent) => void

/** The in-process publisher; real-time and tests subscribe to it. */
export interface EventBus extends EventPublisher {
  subscribe(listener: EventListener): () => void
}

export function createEventBus(): EventBus {
  const listeners = new Set<EventListener>()
  return {
    publish(channel, message) {
      for (const listener of listeners) listener(channel, message)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
