import type { Engagement } from '../../engagement/engagement.ts'
import type { WidgetMessage } from '../stream/realtime-message.ts'
import type { ReceivedMessage } from '../stream/subscribers.ts'
import { pollTimeline } from './poll-timeline.ts'
import type { RealtimeHub } from './realtime-hub.ts'
import { createYieldedWidgets } from './yielded-widgets.ts'

/** The programs to poll, and the receiver of their changes. */
export interface TimelineFallbackOptions {
  readonly programIds: readonly string[]
  /** Polls in every state of real-time, because there is no subscription. */
  readonly isAlwaysNeeded: boolean
  readonly onMessage: (message: WidgetMessage) => void
}

/** Polling for one stream. */
export interface TimelineFallback {
  /** Returns whether polling has already yielded this message. */
  hasYielded(message: ReceivedMessage): boolean
  stop(): void
}

/**
 * Polls timelines while real-time is missing or has given up and until it is connected again. A widget that is new or differs
 * becomes the message that real-time would have sent, and is left out when real-time sends it later.
 */
export function startTimelineFallback(
  engagement: Engagement,
  hub: RealtimeHub,
  { programIds, isAlwaysNeeded, onMessage }: TimelineFallbackOptions,
): TimelineFallback {
  const yielded = createYieldedWidgets()
  let polling: AbortController | undefined
  const stopWatching = hub.onConnection(startOrStop)
  startOrStop()
  return {
    hasYielded: yielded.has,
    stop() {
      stopWatching()
      polling?.abort()
    },
  }

  function startOrStop(): void {
    const { phase } = hub.connection
    // The service has not answered yet: a poll in flight continues.
    if (phase === 'connecting' || phase === 'reconnecting') return
    const isNeeded = isAlwaysNeeded || phase === 'polling' || phase === 'failed'
    if (!isNeeded) {
      polling?.abort()
      polling = undefined
    } else if (polling === undefined) {
      polling = new AbortController()
      for (const programId of programIds) startPolling(programId, polling.signal)
    }
  }

  function startPolling(programId: string, signal: AbortSignal): void {
    const { clock, random } = hub.options
    // It rejects with the signal's reason only.
    pollTimeline(engagement, { programId, signal, onMessage: report, clock, random }).catch(() => undefined)
  }

  function report(message: WidgetMessage): void {
    yielded.add(message)
    onMessage(message)
  }
}
