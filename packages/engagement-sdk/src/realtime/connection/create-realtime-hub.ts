import type { Engagement } from '../../engagement/engagement.ts'
import { createOwnAttributes } from '../presence/own-attributes.ts'
import { createCurrentService } from '../service/current-service.ts'
import { providerOrigin } from '../service/provider-origin.ts'
import { isSameService } from '../service/realtime-service.ts'
import { trustedService } from '../service/trusted-service.ts'
import { createSubscriberSet } from '../stream/subscribers.ts'
import { createConnectionStatus } from './connection-status.ts'
import { createConnection } from './create-connection.ts'
import { oncePerTask } from './once-per-task.ts'
import type { RealtimeHub } from './realtime-hub.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'
import { updateSubscriptions } from './subscriptions.ts'

/**
 * Returns the real-time hub of an engagement, which lasts until it is disposed. Its parts: `service` is what is called,
 * `connection` sends the long polls and the heartbeats, `subscribers` receive the messages, and `attributes` are the player's.
 */
export function createRealtimeHub(engagement: Engagement, options: ResolvedRealtimeOptions): RealtimeHub {
  const { disposal, warn } = engagement.internals
  const { signal } = disposal
  const status = createConnectionStatus((cause) => warn({ message: 'A real-time listener threw.', cause }))
  const subscribers = createSubscriberSet()
  const attributes = createOwnAttributes()
  const service = createCurrentService(engagement, options, () => connection.reconnectIfFailed())
  const connection = createConnection({ engagement, options, status, service, subscribers, attributes })
  /** Chosen once, because another host would be another stream. */
  const ownOrigin = providerOrigin(options.random())
  /** One request for all changes of a task. */
  const updateSoon = oncePerTask(() => {
    if (!signal.aborted) update()
  })
  const removeReadyListener = engagement.on('ready', applyProfile)
  signal.addEventListener('abort', dispose, { once: true })
  applyProfile()

  return {
    options,
    attributes,
    get connection() {
      return status.now
    },
    onConnection: status.changes.add,
    onAnnouncement: status.announcements.add,
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
    service: service.require,
  }

  function update(): void {
    if (service.now !== undefined) updateSubscriptions(connection, subscribers, attributes)
    else status.set({ phase: subscribers.isEmpty || engagement.profile === undefined ? 'idle' : 'polling' })
  }

  /** Applies the profile of a new `init`: other keys are another stream, another player is another identity in the same stream. */
  function applyProfile(): void {
    // The phase is still `initialising` while `ready` is emitted.
    if (engagement.profile === undefined) return
    const next = trustedService(engagement, options.overrides, ownOrigin)
    if (isSameService(next, service.now)) connection.reconnectIfFailed()
    else {
      if (next?.userId !== service.now?.userId) attributes.reset()
      connection.replaceService(next)
    }
    updateSoon()
  }

  function dispose(): void {
    removeReadyListener()
    connection.close()
    subscribers.end()
    status.changes.clear()
    status.announcements.clear()
  }
}
