import type { Engagement } from '../../engagement/engagement.ts'
import { getProgram } from '../../resources/programs.ts'
import { getPostedWidgets } from '../../resources/timeline.ts'
import type { Program } from '../../wire/program.ts'
import type { Widget } from '../../wire/widget.ts'
import { type RealtimeMessage, realtimeMessage } from '../stream/realtime-message.ts'
import type { ReceivedMessage } from '../stream/subscribers.ts'
import { timetokenAt } from '../stream/timetoken.ts'
import type { RealtimeHub } from './realtime-hub.ts'

/** Extra share of a polling interval, at most: clients that start together drift apart. */
const JITTER = 0.2

/** What is polled, and who hears of it. */
export interface TimelineFallback {
  readonly programIds: readonly string[]
  /** Polls whatever real-time does: nothing is subscribed to. */
  readonly isAlwaysNeeded: boolean
  readonly onMessage: (message: RealtimeMessage) => void
}

/** Polling for one stream. */
export interface Fallback {
  /** Whether polling has told what this message says. */
  hasAnnounced(message: ReceivedMessage): boolean
  stop(): void
}

/** Two looks at one timeline: widgets as text by id. */
interface Changes {
  /** `undefined` at the first look. */
  readonly before: ReadonlyMap<string, string> | undefined
  readonly known: ReadonlyMap<string, string>
  readonly channel: string
}

/**
 * Polls timelines while real-time is missing or has given up and until it is connected again. A widget that is new or differs
 * becomes the message that real-time would have sent, and once real-time is back it need not say it again. The first look
 * tells every widget as updated: nobody can know which of them changed after the caller had read them.
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
      // Between two versions the stream has its own order: from here on it tells all of them.
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
    // A service that is tried again is not back yet.
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

  /** Rejects with the signal's reason only; a look that fails is followed by the next one. */
  async function poll(programId: string, signal: AbortSignal): Promise<never> {
    const { clock, random } = hub.settings
    const { internals } = engagement
    let program: Program | undefined
    let known: ReadonlyMap<string, string> | undefined
    for (;;) {
      try {
        program ??= await getProgram(engagement, { programId, signal })
        const widgets = await look(program, signal)
        const before = known
        known = new Map(widgets.map((widget) => [widget.id, JSON.stringify(widget)]))
        announceChanges(widgets, { before, known, channel: program.subscribe_channel ?? '' })
      } catch (cause) {
        signal.throwIfAborted()
        internals.warn({ message: `The timeline of program ${programId} could not be polled.`, cause })
      }
      await clock.wait(engagement.pollingIntervalMs * (1 + JITTER * random()), signal)
    }
  }

  /** Oldest first, as a stream tells it. */
  function announceChanges(widgets: readonly Widget[], { before, known, channel }: Changes): void {
    for (const widget of [...widgets].reverse()) {
      const text = known.get(widget.id)
      if (text === undefined || before?.get(widget.id) === text) continue
      const message = messageOf(widget, channel, before?.has(widget.id) ?? true)
      announced.set(widget.id, { event: message.event, text })
      onMessage(message)
    }
  }

  /** The newest page of the timeline. */
  async function look(program: Program, signal: AbortSignal): Promise<readonly Widget[]> {
    for await (const { results } of getPostedWidgets(engagement, { program, signal })) return results
    return []
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
      sort: 'message',
    }
  }
}
