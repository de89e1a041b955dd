import type { Heartbeats } from '../presence/heartbeats.ts'
import type { RealtimeService } from '../service/realtime-service.ts'
import type { SubscribeLoop } from '../stream/subscribe-loop.ts'

/** The long polls and the heartbeats of an engagement, which start and stop together. */
export interface Connection {
  readonly loop: SubscribeLoop
  readonly heartbeats: Heartbeats
  /** Returns whether nothing may be sent for the streams, not even a leave call. */
  isSilent(): boolean
  /** Connects again after `stop` or a failure, from the cursor at which it stopped. */
  start(): void
  /** Leaves the channels and keeps the cursor, until `start`. */
  stop(): void
  /** Connects again if the stream or the heartbeats were given up. */
  reconnectIfFailed(): void
  /** Continues with another service: from the same cursor in the same stream, else without subscriptions. */
  replaceService(next: RealtimeService | undefined): void
  /** Leaves every channel and drops the cursor. */
  close(): void
}
