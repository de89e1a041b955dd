import type { Engagement } from '../engagement/engagement.ts'
import { type PageLinks, type Pages, pagesOf } from '../http/pages.ts'
import { parseItems } from '../http/parse.ts'
import type { CallOptions, PlatformResponse } from '../http/request.ts'
import { appendQuery, requireUrl } from '../http/url.ts'
import { instantFrom, pageSchema, type WirePage } from '../wire/fields.ts'
import { type Widget, widgetSchema } from '../wire/widget.ts'
import { answerFormOf } from './answer-form.ts'
import { answeredWidget, answersQuery } from './interactions.ts'
import { type ProgramRef, resolveProgramUrls } from './programs.ts'
import type { WidgetPage } from './widgets.ts'

/** A page of posted widgets, newest first. */
export interface TimelinePage extends WidgetPage {
  /** Milliseconds that a cache kept the page; 0 when it is fresh. */
  readonly ageMs: number
}

export interface ReadMissedOptions extends CallOptions {
  /** The program's channel. */
  readonly channel: string
  /** Epoch milliseconds by the platform's clock at which the page was created. */
  readonly sinceAt: number
}

/** Reads the payloads of a channel's widget messages since an instant. `readMissed` of `/realtime` returns one. */
export type ReadMissed = (request: ReadMissedOptions) => Promise<readonly unknown[]>

export type GetPostedWidgetsOptions = CallOptions &
  ProgramRef & {
    /** Milliseconds into an on-demand video; 0 is sent too. */
    readonly sincePlaybackTimeMs?: number | undefined
    readonly untilPlaybackTimeMs?: number | undefined
    /** Each `key:value`. */
    readonly widgetAttributes?: readonly string[] | undefined
    /** Reads the widgets published while a cache kept the page. @default nothing is read */
    readonly readMissed?: ReadMissed | undefined
  }

/**
 * Lists a program's published widgets, newest first, each once. If a cache kept a page and `readMissed` is given,
 * the widgets published meanwhile are read once for all pages: new widgets come first, and the later version of a widget
 * replaces the one on its page. A failed read is a warning.
 *
 * @throws UrlMissingError 'Timeline url missing.'
 */
export function getPostedWidgets(
  engagement: Engagement,
  options: GetPostedWidgetsOptions,
): Pages<Widget, TimelinePage> {
  // A generator for each iteration, because each has a state of its own.
  return { [Symbol.asyncIterator]: () => timelinePages(engagement, options)[Symbol.asyncIterator]() }
}

/** Returns the pages of one iteration. */
function timelinePages(
  engagement: Engagement,
  options: GetPostedWidgetsOptions,
): Pages<Widget, TimelinePage> {
  const { warn } = engagement.internals
  const known = new Set<string>()
  let channel: string | null | undefined
  let isHistoryRead = false
  const firstCall = async () => {
    const program = await resolveProgramUrls(engagement, 'getPostedWidgets', options)
    channel = program.subscribe_channel
    const query = {
      since_playback_time_ms: options.sincePlaybackTimeMs,
      until_playback_time_ms: options.untilPlaybackTimeMs,
      widget_attribute: options.widgetAttributes,
    }
    const url = requireUrl(program.timeline_url, 'Timeline')
    return { ...options, url, query, auth: 'none' as const }
  }

  /** Returns the widgets published while a cache kept the page, newest first. Reads them once per iteration of the list. */
  async function missedWidgets(ageMs: number): Promise<readonly Widget[]> {
    if (ageMs === 0 || isHistoryRead || !channel || !options.readMissed) return []
    isHistoryRead = true
    try {
      const sinceAt = engagement.now() - ageMs
      const payloads = await options.readMissed({ ...options, channel, sinceAt })
      return parseItems(widgetSchema, payloads, { resource: 'widget', engagement }).results
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      warn({ message: 'Widgets published while a cache kept the timeline could not be read', cause })
      return []
    }
  }

  async function read(
    body: WirePage,
    response: PlatformResponse,
  ): Promise<Omit<TimelinePage, keyof PageLinks>> {
    const { ageMs } = response
    const source = { resource: 'widget', engagement, request: response }
    const { results, rejected } = parseItems(widgetSchema, body.results, source)
    const missed = await missedWidgets(ageMs)
    // The first widget with an id is the latest, so it is set last.
    const latest = new Map([...missed].reverse().map((widget) => [widget.id, widget]))
    const page = results.filter(isNew).map((widget) => latest.get(widget.id) ?? widget)
    const added = missed.filter(isNew)
    return {
      results: [...newestFirst(added), ...page],
      rejected,
      interactionUrl: interactionUrlWith(added, body.widget_interactions_url_template),
      ageMs,
    }
  }

  /** Returns whether a widget was not returned before, and adds it to those that were. */
  function isNew({ id }: Widget): boolean {
    const isKnown = known.has(id)
    known.add(id)
    return !isKnown
  }

  return pagesOf(engagement, { resource: 'timeline', schema: pageSchema, firstCall, read })
}

/** Returns the address of the interactions with a page's widgets and the added ones. */
function interactionUrlWith(
  added: readonly Widget[],
  template: string | null | undefined,
): string | undefined {
  const answered = added.map(answeredWidget).filter(({ kind }) => answerFormOf(kind) !== 'none')
  return template ? appendQuery(template, answersQuery(answered)) : undefined
}

function newestFirst(widgets: readonly Widget[]): Widget[] {
  const at = ({ published_at, created_at }: Widget): number => instantFrom(published_at ?? created_at) ?? 0
  return [...widgets].sort((a, b) => at(b) - at(a))
}
