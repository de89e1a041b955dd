import type { Engagement } from '../../engagement/engagement.ts'
import { isEngagementError } from '../../errors/errors.ts'
import { throwIfAborted } from '../../http/abort.ts'
import { takePages } from '../../http/pages.ts'
import { getProgram } from '../../resources/programs.ts'
import { getPostedWidgets } from '../../resources/timeline.ts'
import type { Program } from '../../wire/program.ts'
import type { Widget } from '../../wire/widget.ts'
import type { WidgetMessage } from '../stream/realtime-message.ts'
import { timetokenAt } from '../stream/timetoken.ts'
import { nextPollMs } from './next-poll.ts'
import { pageVisible } from './page-visible.ts'
import type { ResolvedRealtimeOptions } from './realtime-options.ts'

/** Options of {@link pollTimeline}. */
export interface PollTimelineOptions extends Pick<ResolvedRealtimeOptions, 'clock' | 'random'> {
  readonly programId: string
  readonly signal: AbortSignal
  /** Called for each widget that is new or differs from the poll before, oldest first, as a stream does. */
  readonly onMessage: (message: WidgetMessage) => void
}

/** The widgets of a poll as JSON text, by id. */
type Snapshot = ReadonlyMap<string, string>

/**
 * Polls the timeline of a program until the signal is aborted. The first poll reports every widget as updated, because any
 * of them may have changed after the caller read them. A failed poll is followed by the next one. A hidden page polls when
 * it is visible again.
 *
 * @throws the signal's reason
 */
export async function pollTimeline(
  engagement: Engagement,
  { programId, signal, onMessage, clock, random }: PollTimelineOptions,
): Promise<never> {
  const { warn } = engagement.internals
  let program: Program | undefined
  let before: Snapshot | undefined
  let failures = 0
  let askedMs: number | undefined
  for (;;) {
    await pageVisible(signal)
    try {
      program ??= await getProgram(engagement, { programId, signal })
      const { results: widgets } = await takePages(getPostedWidgets(engagement, { program, signal }), 1)
      for (const widget of changedWidgets(widgets, before)) {
        const isKnown = before?.has(widget.id) ?? true
        onMessage(messageOf(widget, { program, isKnown, now: engagement.now() }))
      }
      before = new Map(widgets.map((widget) => [widget.id, JSON.stringify(widget)]))
      failures = 0
      askedMs = undefined
    } catch (cause) {
      throwIfAborted(signal)
      failures += 1
      askedMs = isEngagementError(cause) ? cause.retryAfterMs : undefined
      warn({ message: `The timeline of program ${programId} could not be polled.`, cause })
    }
    await clock.wait(nextPollMs(engagement.pollingIntervalMs, { failures, askedMs }, random), signal)
  }
}

/** Returns the widgets that are new or differ, oldest first. */
function changedWidgets(newestFirst: readonly Widget[], before: Snapshot | undefined): readonly Widget[] {
  return [...newestFirst].reverse().filter((widget) => before?.get(widget.id) !== JSON.stringify(widget))
}

/** Returns the message that real-time would have sent. */
function messageOf(
  widget: Widget,
  { program, isKnown, now }: { readonly program: Program; readonly isKnown: boolean; readonly now: number },
): WidgetMessage {
  const channel = program.subscribe_channel ?? ''
  return {
    type: 'widget',
    event: `${widget.kind}-${isKnown ? 'updated' : 'created'}`,
    payload: widget,
    channel,
    subscription: channel,
    timetoken: timetokenAt(now),
    messageType: 'message',
  }
}
