import type { Engagement } from '../engagement.ts'
import type { CallOptions } from '../engagement-options.ts'
import { type Pages, pagesOf } from '../http/pages.ts'
import { parseItems } from '../http/parse.ts'
import { appendQuery, requireUrl } from '../http/url.ts'
import { instantFrom } from '../wire/instant.ts'
import { type Widget, widgetSchema } from '../wire/widget.ts'
import { answeredWidget, answerFormOf, answersQuery } from './widget-kind.ts'
import { type OfProgram, widgetListsOf } from './widget-lists.ts'
import type { WidgetPage } from './widgets.ts'

/** A page of posted widgets, newest first. */
export interface TimelinePage extends WidgetPage {
  /** Milliseconds that a cache kept the page; 0 when it is fresh. */
  readonly ageMs: number
}

/** What a cached page may lack. */
export interface MissedRequest extends CallOptions {
  /** The program's channel. */
  readonly channel: string
  /** Platform instant at which the page was made. */
  readonly sinceAt: number
}

/** Reads the payloads of a channel's widget messages since an instant; `/realtime` has one. */
export type ReadMissed = (request: MissedRequest) => Promise<readonly unknown[]>

/** Arguments of {@link getPostedWidgets}. */
export type GetPostedWidgets = CallOptions &
  OfProgram & {
    /** Milliseconds into an on-demand video; 0 counts. */
    readonly sincePlaybackTimeMs?: number | undefined
    readonly untilPlaybackTimeMs?: number | undefined
    /** Each `key:value`. */
    readonly widgetAttributes?: readonly string[] | undefined
    /** Asked for what was published while a cache kept the page. @default nothing is asked */
    readonly readMissed?: ReadMissed | undefined
  }

/**
 * Lists a program's published widgets, newest first. Where a cache kept a page and `readMissed`
 * is given, widgets that were published meanwhile come first; a failed read costs a warning.
 *
 * @throws UrlMissingError 'Timeline url missing.'
 * @example for await (const page of getPostedWidgets(engagement, { program })) page.results
 */
export function getPostedWidgets(
  engagement: Engagement,
  options: GetPostedWidgets,
): Pages<Widget, TimelinePage> {
  const { warn } = engagement.internals
  let channel: string | null | undefined
  const firstCall = async () => {
    const program = await widgetListsOf(engagement, 'getPostedWidgets', options)
    channel = program.subscribe_channel
    const query = {
      since_playback_time_ms: options.sincePlaybackTimeMs,
      until_playback_time_ms: options.untilPlaybackTimeMs,
      widget_attribute: options.widgetAttributes,
    }
    const url = requireUrl(program.timeline_url, 'Timeline')
    return { ...options, url, query, token: null }
  }

  async function missedWidgets(ageMs: number): Promise<readonly Widget[]> {
    if (ageMs === 0 || !channel || !options.readMissed) return []
    try {
      const sinceAt = engagement.now() - ageMs
      const payloads = await options.readMissed({ ...options, channel, sinceAt })
      return parseItems(widgetSchema, payloads, 'widget', warn).results
    } catch (cause) {
      if (options.signal?.aborted) throw cause
      warn({ message: 'Widgets published while a cache kept the timeline could not be read', cause })
      return []
    }
  }

  return pagesOf<TimelinePage>(engagement, firstCall, 'timeline', async (body, ageMs) => {
    const { results, rejected } = parseItems(widgetSchema, body.results, 'widget', warn)
    const known = new Set(results.map((widget) => widget.id))
    const missed = (await missedWidgets(ageMs)).filter(({ id }) => !known.has(id) && known.add(id))
    const template = body.widget_interactions_url_template
    return {
      results: [...newestFirst(missed), ...results],
      rejected,
      interactionUrl: template
        ? appendQuery(
            template,
            answersQuery(missed.map(answeredWidget).filter(({ kind }) => answerFormOf(kind) !== 'none')),
          )
        : undefined,
      ageMs,
    }
  })
}

function newestFirst(widgets: readonly Widget[]): Widget[] {
  const at = ({ published_at, created_at }: Widget): number => instantFrom(published_at ?? created_at) ?? 0
  return widgets.toSorted((a, b) => at(b) - at(a))
}
