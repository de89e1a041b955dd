import type { Engagement } from '../../engagement/engagement.ts'
import { createOwnAttributes, type OwnAttributes } from '../presence/own-attributes.ts'
import { createCurrentService } from '../service/current-service.ts'
import { providerOrigin } from '../service/provider-origin.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import { isSameService } from '../service/realtime-service.ts'
import { trustedService } from '../service/trusted-service.ts'
import { createSubscriberSet, type Subscriber } from '../stream/subscribers.ts'
import { createConnection } from './connection.ts'
import type { RealtimeAnnouncement, RealtimeConnection } from './connection-state.ts'
import { createConnectionStore } from './connection-store.ts'
import { oncePerTask } from './once-per-task.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'
import { updateSubscriptions } from './subscriptions.ts'

/** The real-time part of an engagement: one connection, shared by all its streams. */
export interface RealtimeHub {
  readonly options: ResolvedRealtimeOptions
  readonly connection: RealtimeConnection
  onConnection(listener: (connection: RealtimeConnection) => void): () => void
  onAnnouncement(listener: (announcement: RealtimeAnnouncement) => void): () => void
  /** Subscribes until the returned function is called. */
  subscribe(subscriber: Subscriber): () => void
  /** Reconnects after a disconnect or a failure, from the cursor at which it stopped. */
  reconnect(): void
  /** Sends leave calls and stops until `reconnect`. */
  disconnect(): void
  readonly attributes: OwnAttributes
  /** @throws RealtimeUnavailableError without keys */
  requireService(what: string): ConnectedService
}

/**
 * Creates the real-time hub of an engagement, which lasts until the engagement is disposed. Its parts: `service` is what is
 * called, `store` has the state for callers, `connection` sends the long polls and the heartbeats, `subscribers` receive
 * the messages, and `attributes` are the player's.
 */
export function createRealtimeHub(engagement: Engagement, options: ResolvedRealtimeOptions): RealtimeHub {
  const { disposal, warn } = engagement.internals
  const { signal } = disposal
  const store = createConnectionStore((cause) => warn({ message: 'A real-time listener threw.', cause }))
  const subscribers = createSubscriberSet()
  const attributes = createOwnAttributes()
  const service = createCurrentService(engagement, options, () => connection.reconnectIfFailed())
  const connection = createConnection({ engagement, options, store, service, subscribers, attributes })
  /** Chosen once, because another host would be another stream. */
  const ownOrigin = providerOrigin(options.random())
  /** One request for all changes of a task. */
  const updateSoon = oncePerTask(() => {
    if (!signal.aborted) update()
  })
  const removeReadyListener = engagement.internals.beforeReady(applyProfile)
  signal.addEventListener('abort', dispose, { once: true })
  applyProfile()

  return {
    options,
    attributes,
    get connection() {
      return store.current
    },
    onConnection: store.changes.add,
    onAnnouncement: store.announcements.add,
    subscribe(subscriber) {
      const remove = subscribers.add(subscriber)
      updateSoon()
      return () => {
        remove()
        updateSoon()
      }
    },
    reconnect: connection.start,
    disconnect: connection.stop,
    requireService: service.require,
  }

  function update(): void {
    if (service.current !== undefined) updateSubscriptions(connection, subscribers, attributes)
    else store.set({ phase: subscribers.isEmpty || engagement.profile === undefined ? 'idle' : 'polling' })
  }

  /**
   * Applies the profile of a new `init`: other keys are another stream, another player is another identity in the same
   * stream.
   */
  function applyProfile(): void {
    // The phase is still `initialising` while `ready` is emitted.
    if (engagement.profile === undefined) return
    const next = trustedService(engagement, options.overrides, ownOrigin)
    if (isSameService(next, service.current)) connection.reconnectIfFailed()
    else {
      if (next?.userId !== service.current?.userId) attributes.reset()
      connection.replaceService(next)
    }
    updateSoon()
  }

  function dispose(): void {
    removeReadyListener()
    connection.close()
    subscribers.end()
    store.changes.clear()
    store.announcements.clear()
  }
}
