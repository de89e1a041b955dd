import type { Engagement } from '../engagement/engagement.ts'
import { isEngagementError } from '../errors/errors.ts'
import { onAbort, throwIfAborted, wait } from '../http/abort.ts'
import { takePages } from '../http/read.ts'
import { addJitter, backoffMs } from '../http/retry.ts'
import { getProgram } from '../resources/programs.ts'
import { getPostedWidgets } from '../resources/timeline.ts'
import type { Program } from '../wire/program.ts'
import type { Widget } from '../wire/widget.ts'
import { type Connection, isPageHidden, onHostEvent } from './connection.ts'
import type { RealtimeMessage } from './envelope.ts'
import { timetokenAt } from './timetoken.ts'

interface FallbackOptions {
  readonly programIds: readonly string[]
  /** Undefined without a subscription: then polling is always needed. */
  readonly connection: Connection | undefined
  readonly onMessage: (message: RealtimeMessage) => void
  /** Ends the polls. */
  readonly signal: AbortSignal
}

/**
 * Polls timelines while real-time is missing or has given up and until it is connected again. A widget that is new or differs
 * becomes the message that real-time would have sent, and is left out when real-time sends it later.
 */
export function startTimelineFallback(
  engagement: Engagement,
  { programIds, connection, onMessage, signal }: FallbackOptions,
) {
  /** The widgets that polling has yielded as JSON text, by id. */
  const yielded = new Map<string, string>()
  /** The programs that were polled since real-time was last connected, by id. */
  const polled = new Map<string, Program>()
  let polling: AbortController | undefined
  const stops = [
    connection?.changes.add(follow),
    // A hidden page polls nothing, and a poll that failed may otherwise wait for five more minutes.
    onHostEvent((event) => event !== 'offline' && polling !== undefined && start()),
  ]
  onAbort(signal, () => {
    for (const stop of stops) stop?.()
    polling?.abort()
  })
  follow()
  return {
    /** Returns whether polling has already yielded this message. */
    hasYielded({ type, payload }: RealtimeMessage): boolean {
      if (type !== 'widget') return false
      if (yielded.get(payload.id) === JSON.stringify(payload)) return true
      // The stream orders the versions itself, so from here on all of them are yielded.
      yielded.delete(payload.id)
      return false
    },
  }

  function follow(): void {
    const { phase } = connection?.current ?? { phase: 'polling' }
    const isNeeded = phase === 'polling' || phase === 'failed'
    // Until the service has responded, a stream that is polled continues so.
    const isUndecided = phase === 'connecting' || phase === 'reconnecting'
    if (isNeeded && polling === undefined) start()
    if (isNeeded || isUndecided) return
    polling?.abort()
    polling = undefined
    polled.clear()
  }

  function start(): void {
    polling?.abort()
    polling = new AbortController()
    // It rejects with the signal's reason only.
    for (const programId of programIds) poll(programId, polling.signal).catch(() => undefined)
  }

  /**
   * Polls the timeline of a program until the signal is aborted or the page is hidden. The first poll reports every widget as
   * updated, because any of them may have changed after the caller read them. A failed poll is followed by the next one.
   *
   * @throws the signal's reason
   */
  async function poll(programId: string, signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!isPageHidden()) {
      let askedMs: number | undefined
      try {
        const known = polled.get(programId)
        const program = known ?? (await getProgram(engagement, { programId, signal }))
        const { results: widgets } = await takePages(getPostedWidgets(engagement, { program, signal }), 1)
        // Oldest first, as a stream.
        for (const widget of [...widgets].reverse()) report(widget, program, known === undefined)
        polled.set(programId, program)
        failures = 0
      } catch (cause) {
        throwIfAborted(signal)
        failures += 1
        askedMs = isEngagementError(cause) ? cause.retryAfterMs : undefined
        const message = `The timeline of program ${programId} could not be polled.`
        engagement.internals.warn({ message, cause })
      }
      await wait(nextPollMs(engagement.pollingIntervalMs, { failures, askedMs }, Math.random), signal)
    }
  }

  /** Passes on the message that real-time would have sent, if the widget differs from what was yielded. */
  function report(payload: Widget, { subscribe_channel }: Program, isFirst: boolean): void {
    const text = JSON.stringify(payload)
    const before = yielded.get(payload.id)
    if (before === text) return
    yielded.set(payload.id, text)
    const channel = subscribe_channel ?? ''
    onMessage({
      type: 'widget',
      event: `${payload.kind}-${isFirst || before !== undefined ? 'updated' : 'created'}`,
      payload,
      channel,
      subscription: channel,
      timetoken: timetokenAt(engagement.now()),
      messageType: 'message',
    })
  }
}

/** Extra share of a polling interval, at most: clients that start together drift apart. */
const JITTER = 0.2
/** A poll that fails doubles the interval, up to this many milliseconds. */
const LONGEST_INTERVAL_MS = 300_000

/**
 * Returns the milliseconds until the next poll of a timeline.
 *
 * @param intervalMs the interval without failures
 * @param poll the polls that failed since the last success, from 0, and the milliseconds that the platform asked to wait
 * @param random from 0 up to 1, for jitter
 * @example nextPollMs(10_000, { failures: 1 }, () => 0) //=> 20_000
 */
export function nextPollMs(
  intervalMs: number,
  { failures, askedMs = 0 }: { readonly failures: number; readonly askedMs?: number | undefined },
  random: () => number,
): number {
  const longestMs = Math.max(intervalMs, LONGEST_INTERVAL_MS)
  const backoff = backoffMs(failures, { baseMs: intervalMs, maxMs: longestMs })
  const minimumMs = Math.max(backoff, Math.min(askedMs, longestMs))
  return addJitter(minimumMs, minimumMs * JITTER, random)
}
