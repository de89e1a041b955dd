import type { Engagement } from '../../engagement/engagement.ts'
import { createHeartbeats } from '../presence/heartbeats.ts'
import { attributesText, type OwnAttributes } from '../presence/own-attributes.ts'
import { withoutPresenceChannels } from '../presence/presence-channel.ts'
import { createCurrentService } from '../service/current-service.ts'
import { providerOrigin } from '../service/provider-origin.ts'
import type { ConnectedService } from '../service/realtime-http.ts'
import { isSameService } from '../service/realtime-service.ts'
import { trustedService } from '../service/trusted-service.ts'
import { decryptEnvelopes } from '../stream/decrypt-envelopes.ts'
import { createSubscribeLoop } from '../stream/subscribe-loop.ts'
import type { SubscribeState } from '../stream/subscribe-state.ts'
import { createSubscriberSet, type SubscriberSet } from '../stream/subscribers.ts'
import { isEmpty, isSameLists, NO_LISTS, without } from '../stream/subscription-lists.ts'
import { connectionFrom, type RealtimeAnnouncement, type RealtimeConnection } from './connection-state.ts'
import { createListeners } from './listeners.ts'
import { createNetworkWatch } from './network-status.ts'
import type { RealtimeHub } from './realtime-hub.ts'
import type { RealtimeSettings } from './realtime-options.ts'

/** The connection of an engagement, until it is disposed. */
export function createRealtimeHub(engagement: Engagement, settings: RealtimeSettings): RealtimeHub {
  const { clock, random, network } = settings
  const { internals } = engagement
  const { disposal } = internals
  const warn = (message: string, cause?: unknown) => internals.warn({ message, cause })
  const onThrow = (cause: unknown) => warn('A real-time listener threw.', cause)
  const connections = createListeners<RealtimeConnection>(onThrow)
  const announcements = createListeners<RealtimeAnnouncement>(onThrow)
  const subscribers: SubscriberSet = createSubscriberSet()
  /** Picked once: another pick at the next `init` would be another place. */
  const ownOrigin = providerOrigin(random())
  let attributes: OwnAttributes = new Map()
  /** The service as the stream asked it last. */
  let asked: ConnectedService | undefined
  let connection: RealtimeConnection = { phase: 'idle' }
  let lists = NO_LISTS
  let isUpdateDue = false
  /** Since `disconnect`; nothing but `reconnect` starts anything then. */
  let isStopped = false
  /** The pause before a reconnect that nobody asked for. */
  let pause = new AbortController()

  const service = createCurrentService(engagement, settings, () => {
    if (connection.phase === 'failed' || heartbeats.state.phase === 'failed') reconnect()
  })
  const heartbeats = createHeartbeats({
    clock,
    random,
    retry: settings.retry,
    suppressLeave: settings.suppressLeave,
    http: () => service.take('Presence'),
    attributes: ownAttributes,
    onFailure: ({ reason, failure }) => warn(`Presence was given up: ${reason}`, failure),
    onLeaveFailure: (cause) => warn('Leaving a real-time channel was not confirmed.', cause),
  })
  const loop = createSubscribeLoop({
    clock,
    random,
    retry: settings.retry,
    spreadMs: settings.spreadMs,
    filter: settings.filter,
    http: () => {
      asked = service.take('Listening')
      return asked
    },
    attributes: ownAttributes,
    decrypt: (envelopes) => decryptEnvelopes(settings.cipher, envelopes),
    onHandshake: subscribers.startAt,
    onMessages(received, since) {
      for (const { channel } of subscribers.deliver(received, since))
        warn(`A real-time message on ${channel} matches no subscription and was left out.`)
    },
    onStatus: announcements.announce,
    onState: follow,
    onRejected: (count) => warn(`${count} real-time message(s) could not be read and were left out.`),
  })

  const watchNetwork = createNetworkWatch(settings, {
    'announce-down': () => announcements.announce({ category: 'network-down' }),
    'announce-up': () => announcements.announce({ category: 'network-up' }),
    disconnect: () => stop({ isOffline: true }),
    destroy,
    reconnect() {
      if (!isStopped) reconnectAfter(random() * settings.spreadMs)
    },
  })
  const stopReady = engagement.on('ready', refresh)
  disposal.addEventListener('abort', close, { once: true })
  refresh()

  return {
    settings,
    get attributes() {
      return attributes
    },
    get connection() {
      return connection
    },
    onConnection: connections.add,
    onAnnouncement: announcements.add,
    subscribe(subscriber) {
      const leave = subscribers.add(subscriber)
      updateSoon()
      return () => {
        leave()
        updateSoon()
      }
    },
    reconnect() {
      isStopped = false
      reconnect()
    },
    disconnect() {
      stop({ isOffline: isSilent() })
      isStopped = true
    },
    service: service.take,
  }

  /** Nothing may be sent for the streams, not even a goodbye. */
  function isSilent(): boolean {
    return isStopped || !network.isOnline()
  }

  /** Changes of one moment become one request. */
  function updateSoon(): void {
    if (isUpdateDue) return
    isUpdateDue = true
    queueMicrotask(() => {
      isUpdateDue = false
      if (!disposal.aborted) update()
    })
  }

  function update(): void {
    const wanted = subscribers.lists()
    if (service.now === undefined) {
      show({ phase: subscribers.isEmpty || engagement.profile === undefined ? 'idle' : 'polling' })
      return
    }
    const timetoken = subscribers.takeRewind(loop.state)
    if (timetoken === undefined && isSameLists(wanted, lists)) return
    const before = withoutPresenceChannels(lists)
    lists = wanted
    watchNetwork(!isEmpty(lists))
    const change = { lists, isOffline: isSilent() }
    // The long poll ends before the goodbye goes out, so that nobody is seen again after leaving.
    loop.dispatch(
      timetoken === undefined
        ? { type: 'subscription-changed', ...change }
        : { type: 'subscription-restored', timetoken, ...change },
    )
    const now = withoutPresenceChannels(lists)
    const joining = without(now, before)
    const leaving = without(before, now)
    for (const channel of leaving.channels) attributes.delete(channel)
    if (!isEmpty(leaving)) heartbeats.leave(leaving, change)
    if (!isEmpty(joining)) heartbeats.join(joining, change)
  }

  /** A new init: other keys are another place, another player is another identity in the same place. */
  function refresh(): void {
    // The phase is still `initialising` while `ready` is announced.
    if (engagement.profile === undefined) return
    const next = trustedService(engagement, settings.overrides, ownOrigin)
    if (isSameService(next, service.now)) {
      if (connection.phase === 'failed') reconnect()
      updateSoon()
      return
    }
    const isSamePlace =
      next?.origin === service.now?.origin && next?.subscribeKey === service.now?.subscribeKey
    if (service.now !== undefined)
      heartbeats.leaveAll(withoutPresenceChannels(lists), { isOffline: isSilent() })
    if (next?.userId !== service.now?.userId) attributes = new Map()
    loop.dispatch({ type: isSamePlace ? 'disconnect' : 'unsubscribe-all' })
    service.become(next)
    if (isSamePlace) {
      heartbeats.join(withoutPresenceChannels(lists), { isOffline: isSilent() })
      if (!isSilent()) reconnect()
    } else {
      lists = NO_LISTS
      watchNetwork(false)
      updateSoon()
    }
  }

  function reconnect(): void {
    pause.abort()
    loop.dispatch({ type: 'reconnect' })
    heartbeats.reconnect()
  }

  function stop({ isOffline }: { isOffline: boolean }): void {
    pause.abort()
    loop.dispatch({ type: 'disconnect', isOffline })
    heartbeats.disconnect(withoutPresenceChannels(lists), { isOffline })
  }

  function reconnectAfter(ms: number): void {
    pause.abort()
    pause = new AbortController()
    clock.wait(ms, pause.signal).then(reconnect, () => undefined)
  }

  function destroy(): void {
    subscribers.clear()
    attributes.clear()
    heartbeats.leaveAll(lists, { isOffline: true })
    loop.dispatch({ type: 'unsubscribe-all' })
    lists = NO_LISTS
    watchNetwork(false)
  }

  function follow(state: SubscribeState): void {
    const next = connectionFrom(state, { isOnline: network.isOnline() })
    const isNews = next.phase !== connection.phase
    if (isNews && connection.phase === 'failed') pause.abort()
    show(next)
    // A player without access stays out until something changes; a service that was down is asked again, later.
    if (!isNews || next.phase !== 'failed') return
    const { profile } = engagement
    if (next.failure.isRetryable) reconnectAfter(settings.recoverAfterMs * (1 + random()))
    // The token was renewed since the stream sent it.
    else if (profile !== undefined && profile.access_token !== asked?.authKey) reconnect()
  }

  function show(next: RealtimeConnection): void {
    if (next === connection || JSON.stringify(next) === JSON.stringify(connection)) return
    connection = next
    connections.announce(next)
  }

  function ownAttributes(): string | undefined {
    return attributesText(attributes, lists.channels)
  }

  function close(): void {
    stopReady()
    heartbeats.leaveAll(withoutPresenceChannels(lists), {
      isOffline: service.now === undefined || isSilent(),
    })
    loop.dispatch({ type: 'unsubscribe-all' })
    lists = NO_LISTS
    watchNetwork(false)
    pause.abort()
    subscribers.end()
    connections.clear()
    announcements.clear()
  }
}
