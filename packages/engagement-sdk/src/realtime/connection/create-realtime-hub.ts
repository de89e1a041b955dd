import type { Engagement } from '../../engagement/engagement.ts'
import { addJitter } from '../../http/jitter.ts'
import { createHeartbeats } from '../presence/heartbeats.ts'
import { attributesText, type OwnAttributes } from '../presence/own-attributes.ts'
import { createCurrentService } from '../service/current-service.ts'
import { providerOrigin } from '../service/provider-origin.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import { isSameService } from '../service/realtime-service.ts'
import { trustedService } from '../service/trusted-service.ts'
import { decryptEnvelopes } from '../stream/decrypt-envelopes.ts'
import { createSubscribeLoop } from '../stream/subscribe-loop.ts'
import type { SubscribeState } from '../stream/subscribe-state.ts'
import { createSubscriberSet } from '../stream/subscribers.ts'
import { isEmpty } from '../stream/subscription-lists.ts'
import { connectionFrom } from './connection-state.ts'
import { createConnectionStatus } from './connection-status.ts'
import { createNetworkWatch } from './network-status.ts'
import { oncePerTask } from './once-per-task.ts'
import type { RealtimeHub } from './realtime-hub.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'
import { createRecovery } from './recovery.ts'
import { createSubscriptions } from './subscriptions.ts'

/**
 * Returns the connection of an engagement, which lasts until it is disposed. It connects these parts: `service` is what is called,
 * `loop` sends the long polls, `subscribers` receive their messages, `subscriptions` keeps the channels of the service equal to theirs,
 * `heartbeats` keep the player present, and `recovery` reconnects later.
 */
export function createRealtimeHub(engagement: Engagement, options: ResolvedRealtimeOptions): RealtimeHub {
  const { clock, random, network, retry } = options
  const { internals } = engagement
  const { disposal } = internals
  const warn = (message: string, cause?: unknown) => internals.warn({ message, cause })
  const status = createConnectionStatus((cause) => warn('A real-time listener threw.', cause))
  const subscribers = createSubscriberSet()
  const recovery = createRecovery(clock, reconnect)
  /** Chosen once, because another host would be another stream. */
  const ownOrigin = providerOrigin(random())
  let attributes: OwnAttributes = new Map()
  /** The service that the stream's last request was sent to. */
  let streamed: ConnectedService | undefined
  /** After `disconnect`, until `reconnect`. */
  let isStopped = false

  const service = createCurrentService(engagement, options, () => {
    if (status.now.phase === 'failed' || heartbeats.state.phase === 'failed') reconnect()
  })
  const heartbeats = createHeartbeats({
    clock,
    random,
    retry,
    suppressLeave: options.suppressLeave,
    http: () => service.require('Presence'),
    attributes: ownAttributes,
    onFailure: ({ reason, failure }) => warn(`Presence was given up: ${reason}`, failure),
    onLeaveFailure: (cause) => warn('Leaving a real-time channel was not confirmed.', cause),
  })
  const loop = createSubscribeLoop({
    clock,
    random,
    retry,
    spreadMs: options.spreadMs,
    filter: options.filter,
    http: () => {
      streamed = service.require('Listening')
      return streamed
    },
    attributes: ownAttributes,
    decrypt: (envelopes) => decryptEnvelopes(options.cipher, envelopes),
    onHandshake: subscribers.startAt,
    onMessages(received, since) {
      for (const { channel } of subscribers.deliver(received, since))
        warn(`A real-time message on ${channel} matches no subscription and was left out.`)
    },
    onStatus: status.announcements.emit,
    onState,
    onRejected: (count) => warn(`${count} real-time message(s) could not be read and were left out.`),
  })
  const watchNetwork = createNetworkWatch(options, {
    'announce-down': () => status.announcements.emit({ category: 'network-down' }),
    'announce-up': () => status.announcements.emit({ category: 'network-up' }),
    disconnect: () => disconnect({ isOffline: true }),
    destroy,
    reconnect() {
      if (!isStopped) recovery.schedule(addJitter(0, options.spreadMs, random))
    },
  })
  const subscriptions = createSubscriptions({
    subscribers,
    loop,
    heartbeats,
    isSilent,
    onChange: (lists) => watchNetwork(!isEmpty(lists)),
    onLeft(channels) {
      for (const channel of channels) attributes.delete(channel)
    },
  })
  /** One request for all changes of a task. */
  const updateSoon = oncePerTask(() => {
    if (!disposal.aborted) update()
  })
  const removeReadyListener = engagement.on('ready', applyProfile)
  disposal.addEventListener('abort', dispose, { once: true })
  applyProfile()

  return {
    options,
    get attributes() {
      return attributes
    },
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
    reconnect() {
      isStopped = false
      reconnect()
    },
    disconnect() {
      disconnect({ isOffline: isSilent() })
      isStopped = true
    },
    service: service.require,
  }

  /** Returns whether nothing may be sent for the streams, not even a leave call. */
  function isSilent(): boolean {
    return isStopped || !network.isOnline()
  }

  function update(): void {
    if (service.now !== undefined) subscriptions.update()
    else status.set({ phase: subscribers.isEmpty || engagement.profile === undefined ? 'idle' : 'polling' })
  }

  /** Applies the profile of a new `init`: other keys are another stream, another player is another identity in the same stream. */
  function applyProfile(): void {
    // The phase is still `initialising` while `ready` is emitted.
    if (engagement.profile === undefined) return
    const next = trustedService(engagement, options.overrides, ownOrigin)
    const { now } = service
    if (isSameService(next, now)) {
      if (status.now.phase === 'failed') reconnect()
      updateSoon()
      return
    }
    const isSameStream = next?.origin === now?.origin && next?.subscribeKey === now?.subscribeKey
    if (now !== undefined) heartbeats.leaveAll(subscriptions.present, { isOffline: isSilent() })
    if (next?.userId !== now?.userId) attributes = new Map()
    loop.dispatch({ type: isSameStream ? 'disconnect' : 'unsubscribe-all' })
    service.replace(next)
    if (isSameStream) {
      heartbeats.join(subscriptions.present, { isOffline: isSilent() })
      if (!isSilent()) reconnect()
    } else {
      subscriptions.clear()
      updateSoon()
    }
  }

  function reconnect(): void {
    recovery.cancel()
    loop.dispatch({ type: 'reconnect' })
    heartbeats.reconnect()
  }

  function disconnect({ isOffline }: { isOffline: boolean }): void {
    recovery.cancel()
    loop.dispatch({ type: 'disconnect', isOffline })
    heartbeats.disconnect(subscriptions.present, { isOffline })
  }

  /** Drops every subscription when the device goes offline, if they are not to be restored. */
  function destroy(): void {
    subscribers.clear()
    attributes.clear()
    heartbeats.leaveAll(subscriptions.lists, { isOffline: true })
    loop.dispatch({ type: 'unsubscribe-all' })
    subscriptions.clear()
  }

  function onState(state: SubscribeState): void {
    const before = status.now.phase
    const next = connectionFrom(state, { isOnline: network.isOnline() })
    const hasNewPhase = next.phase !== before
    if (hasNewPhase && before === 'failed') recovery.cancel()
    status.set(next)
    // Without access the client waits for a change; a service that was down is asked again later.
    if (!hasNewPhase || next.phase !== 'failed') return
    const { profile } = engagement
    if (next.failure.isRetryable)
      recovery.schedule(addJitter(options.recoverAfterMs, options.recoverAfterMs, random))
    // The token was renewed after the stream sent the old one.
    else if (profile !== undefined && profile.access_token !== streamed?.authKey) reconnect()
  }

  function ownAttributes(): string | undefined {
    return attributesText(attributes, subscriptions.lists.channels)
  }

  function dispose(): void {
    removeReadyListener()
    const isOffline = service.now === undefined || isSilent()
    heartbeats.leaveAll(subscriptions.present, { isOffline })
    loop.dispatch({ type: 'unsubscribe-all' })
    subscriptions.clear()
    recovery.cancel()
    subscribers.end()
    status.changes.clear()
    status.announcements.clear()
  }
}
