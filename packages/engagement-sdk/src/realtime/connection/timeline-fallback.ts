import type { Engagement } from '../../engagement/engagement.ts'
import { retryAfterMs } from '../../http/retry-after.ts'
import { takePages } from '../../http/take-pages.ts'
import { throwIfAborted } from '../../http/throw-if-aborted.ts'
import { getProgram } from '../../resources/programs.ts'
import { getPostedWidgets } from '../../resources/timeline.ts'
import type { Program } from '../../wire/program.ts'
import type { Widget } from '../../wire/widget.ts'
import { type RealtimeMessage, realtimeMessage } from '../stream/realtime-message.ts'
import type { ReceivedMessage } from '../stream/subscribers.ts'
import { timetokenAt } from '../stream/timetoken.ts'
import { nextPollMs } from './next-poll.ts'
import { pageVisible } from './page-visible.ts'
import type { RealtimeHub } from './realtime-hub.ts'

/** The programs to poll, and the receiver of their changes. */
export interface TimelineFallback {
  readonly programIds: readonly string[]
  /** Polls in every state of real-time, because there is no subscription. */
  readonly isAlwaysNeeded: boolean
  readonly onMessage: (message: RealtimeMessage) => void
}

/** Polling for one stream. */
export interface Fallback {
  /** Returns whether polling has already yielded this message. */
  hasAnnounced(message: ReceivedMessage): boolean
  stop(): void
}

/** Two polls of one timeline: widgets as text by id. */
interface Changes {
  /** `undefined` at the first poll. */
  readonly before: ReadonlyMap<string, string> | undefined
  readonly known: ReadonlyMap<string, string>
  readonly channel: string
}

/**
 * Polls timelines while real-time is missing or has given up and until it is connected again. A widget that is new or differs
 * becomes the message that real-time would have sent, and is left out when real-time sends it later. The first poll
 * yields every widget as updated, because any of them may have changed after the caller read them. A hidden page polls when it
 * is visible again.
 */
export function startTimelineFallback(
  engagement: Engagement,
  hub: RealtimeHub,
  { programIds, isAlwaysNeeded, onMessage }: TimelineFallback,
): Fallback {
  /** The last message about each widget. */
  const announced = new Map<string, { readonly event: string; readonly text: string }>()
  let polling: AbortController | undefined
  const stopWatching = hub.onConnection(watch)
  watch()
  return {
    hasAnnounced(received) {
      if (announced.size === 0) return false
      const message = realtimeMessage(received)
      if (message.type !== 'widget') return false
      const { event, payload } = message
      const last = announced.get(payload.id)
      const isAnnounced = event.endsWith('-created') && last?.event === event
      if (isAnnounced || last?.text === JSON.stringify(payload)) return true
      // The stream orders the versions itself, so from here on all of them are yielded.
      announced.delete(payload.id)
      return false
    },
    stop() {
      stopWatching()
      polling?.abort()
    },
  }

  function watch(): void {
    const { phase } = hub.connection
    // The service has not answered yet: a poll that is under way continues.
    if (phase === 'connecting' || phase === 'reconnecting') return
    if (!isAlwaysNeeded && phase !== 'polling' && phase !== 'failed') {
      polling?.abort()
      polling = undefined
    } else if (polling === undefined) {
      polling = new AbortController()
      const { signal } = polling
      for (const programId of programIds) poll(programId, signal).catch(() => undefined)
    }
  }

  /** Rejects with the signal's reason only; a failed poll is followed by the next one. */
  async function poll(programId: string, signal: AbortSignal): Promise<never> {
    const { clock, random } = hub.options
    const { internals } = engagement
    let program: Program | undefined
    let failures = 0
    let askedMs: number | undefined
    let known: ReadonlyMap<string, string> | undefined
    for (;;) {
      await pageVisible(signal)
      try {
        program ??= await getProgram(engagement, { programId, signal })
        const widgets = await readNewestPage(program, signal)
        const before = known
        known = new Map(widgets.map((widget) => [widget.id, JSON.stringify(widget)]))
        announceChanges(widgets, { before, known, channel: program.subscribe_channel ?? '' })
        failures = 0
        askedMs = undefined
      } catch (cause) {
        throwIfAborted(signal)
        failures += 1
        askedMs = retryAfterMs(cause, clock.now())
        internals.warn({ message: `The timeline of program ${programId} could not be polled.`, cause })
      }
      await clock.wait(nextPollMs(engagement.pollingIntervalMs, { failures, askedMs }, random), signal)
    }
  }

  /** Announces oldest first, as a stream does. */
  function announceChanges(widgets: readonly Widget[], { before, known, channel }: Changes): void {
    for (const widget of [...widgets].reverse()) {
      const text = known.get(widget.id)
      if (text === undefined || before?.get(widget.id) === text) continue
      const message = messageOf(widget, channel, before?.has(widget.id) ?? true)
      announced.set(widget.id, { event: message.event, text })
      onMessage(message)
    }
  }

  /** Returns the newest page of the timeline. */
  async function readNewestPage(program: Program, signal: AbortSignal): Promise<readonly Widget[]> {
    return (await takePages(getPostedWidgets(engagement, { program, signal }), 1)).results
  }

  function messageOf(
    widget: Widget,
    channel: string,
    isKnown: boolean,
  ): Extract<RealtimeMessage, { type: 'widget' }> {
    return {
      type: 'widget',
      event: `${widget.kind}-${isKnown ? 'updated' : 'created'}`,
      payload: widget,
      channel,
      subscription: channel,
      timetoken: timetokenAt(engagement.now()),
      messageType: 'message',
    }
  }
}
