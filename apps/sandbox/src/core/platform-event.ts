/** One message on a channel, before any transport wraps it. */
export interface PlatformEvent {
  readonly event: string
  readonly payload: unknown
}

/** Publishes changes on the platform. No caller waits for their delivery. */
export interface EventPublisher {
  publish(channel: string, message: PlatformEvent): void
}
