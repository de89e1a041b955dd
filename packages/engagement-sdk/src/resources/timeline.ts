import type { Engagement } from '../engagement/engagement.ts'
import { parseItems } from '../http/parse.ts'
import { type Pages, pagesOf } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { appendQuery, requireUrl } from '../http/url.ts'
import { instantFrom } from '../wire/fields.ts'
import type { Program } from '../wire/program.ts'
import { type Widget, widgetSchema } from '../wire/widget.ts'
import { answerFormOf } from './answer.ts'
import { answeredWidget, answersQuery } from './interactions.ts'
import { type ProgramRef, resolveProgram } from './programs.ts'

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
export function getPostedWidgets(engagement: Engagement, options: GetPostedWidgetsOptions): Pages<Widget> {
  return {
    async *[Symbol.asyncIterator]() {
      const program = await resolveProgram(engagement, 'getPostedWidgets', options)
      const query = {
        since_playback_time_ms: options.sincePlaybackTimeMs,
        until_playback_time_ms: options.untilPlaybackTimeMs,
        widget_attribute: options.widgetAttributes,
      }
      const url = requireUrl(program.timeline_url, 'Timeline')
      // As the platform or a cache returns them.
      const pages = pagesOf<Widget>(engagement, {
        list: 'timeline',
        item: 'widget',
        schema: widgetSchema,
        firstCall: () => ({ ...options, url, query, auth: 'none' }),
      })
      const known = new Set<string>()
      const isNew = ({ id }: Widget) => known.size < known.add(id).size
      let isHistoryRead = false
      for await (const page of pages) {
        const needsHistory: boolean = page.ageMs > 0 && !isHistoryRead
        isHistoryRead ||= needsHistory
        const missed = needsHistory ? await missedWidgets(engagement, program, page.ageMs, options) : []
        // The first widget with an id is the latest, so it is set last.
        const latest = new Map([...missed].reverse().map((widget) => [widget.id, widget]))
        const posted = page.results.filter(isNew).map((widget) => latest.get(widget.id) ?? widget)
        const added = missed.filter(isNew)
        const interactionUrl = interactionUrlWith(added, page.interactionUrl)
        yield { ...page, results: [...newestFirst(added), ...posted], interactionUrl }
      }
    },
  }
}

/** Returns the widgets published while a cache kept the page, newest first; none, with a warning, if they cannot be read. */
async function missedWidgets(
  engagement: Engagement,
  { subscribe_channel: channel }: Program,
  ageMs: number,
  { readMissed, ...options }: GetPostedWidgetsOptions,
): Promise<readonly Widget[]> {
  if (!channel || !readMissed) return []
  const { warn } = engagement.internals
  try {
    const payloads = await readMissed({ ...options, channel, sinceAt: engagement.now() - ageMs })
    return parseItems(widgetSchema, payloads, { resource: 'widget', warn }).results
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    const message = 'Widgets published while a cache kept the timeline could not be read'
    warn({ message, cause })
    return []
  }
}

/** Returns the address of the interactions with a page's widgets and the added ones. */
function interactionUrlWith(added: readonly Widget[], template: string | undefined): string | undefined {
  const answered = added.map(answeredWidget).filter(({ kind }) => answerFormOf(kind) !== 'none')
  return template ? appendQuery(template, answersQuery(answered)) : undefined
}

function newestFirst(widgets: readonly Widget[]): Widget[] {
  const at = ({ published_at, created_at }: Widget): number => instantFrom(published_at ?? created_at) ?? 0
  return [...widgets].sort((a, b) => at(b) - at(a))
}
