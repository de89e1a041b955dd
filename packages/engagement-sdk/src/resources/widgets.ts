import { requireArgument, requireProperties } from '../arguments.ts'
import type { CallOptions, Engagement } from '../engagement.ts'
import { callOptions, type Page, type Pages, pageFacts, pagesOf } from '../http/pages.ts'
import { parseBody, parseItems } from '../http/parse.ts'
import { requireUrl } from '../http/url.ts'
import { requireReady } from '../require-ready.ts'
import { type Impression, impressionSchema } from '../wire/impression.ts'
import type { Program } from '../wire/program.ts'
import type { WidgetKind, WidgetStatus } from '../wire/vocabulary.ts'
import { type Widget, widgetSchema } from '../wire/widget.ts'
import { getProgram } from './programs.ts'
import { widgetUrl } from './widget-url.ts'

/** The program that widgets are asked of: by id, or as already read, which saves a request. */
export type OfProgram =
  | { readonly programId: string; readonly program?: undefined }
  | { readonly program: Program; readonly programId?: undefined }

/** A page of widgets. */
export interface WidgetPage extends Page<Widget> {
  /** Where the own interactions with this page's widgets are read, see `getWidgetsInteractions`. */
  readonly interactionUrl?: string | undefined
}

/** Arguments of {@link getWidgets}. */
export type GetWidgets = CallOptions &
  OfProgram & {
    readonly status?: WidgetStatus | undefined
    readonly ordering?: 'recent' | undefined
    readonly interactive?: boolean | undefined
    /** ISO time. */
    readonly since?: string | undefined
    readonly widgetKinds?: readonly WidgetKind[] | undefined
    /** Each `key:value`. */
    readonly widgetAttributes?: readonly string[] | undefined
    /** Profile ids. */
    readonly createdBy?: readonly string[] | undefined
    /** Milliseconds into an on-demand video; 0 counts. */
    readonly sincePlaybackTimeMs?: number | undefined
    readonly untilPlaybackTimeMs?: number | undefined
    /** @default the platform's, 20 */
    readonly pageSize?: number | undefined
  }

/**
 * Lists a program's widgets.
 *
 * @throws ArgumentError 'Missing programId argument'
 * @example for await (const page of getWidgets(engagement, { programId, status: 'published' })) page.results
 */
export function getWidgets(engagement: Engagement, options: GetWidgets): Pages<Widget, WidgetPage> {
  const firstCall = async () => {
    const program = await programOf(engagement, 'getWidgets', options)
    const query = {
      status: options.status,
      ordering: options.ordering,
      interactive: options.interactive,
      since: options.since,
      kind: options.widgetKinds,
      widget_attribute: options.widgetAttributes,
      created_by_id: options.createdBy,
      since_playback_time_ms: options.sincePlaybackTimeMs,
      until_playback_time_ms: options.untilPlaybackTimeMs,
      page_size: options.pageSize,
    }
    return { ...callOptions(options), url: requireUrl(program.widgets_url, 'Widgets'), query }
  }
  return pagesOf<WidgetPage>(engagement, firstCall, 'widget list', (body) => ({
    ...pageFacts(body),
    ...parseItems(widgetSchema, body.results, 'widget', engagement.internals.warn),
    interactionUrl: body.widget_interactions_url_template ?? undefined,
  }))
}

/** The program given, or read by the id given. */
export async function programOf(
  engagement: Engagement,
  verb: string,
  options: CallOptions & { readonly [Name in keyof OfProgram]?: OfProgram[Name] },
): Promise<Program> {
  const { program, programId = '' } = options ?? {}
  if (program) return program
  requireArgument(verb, 'programId', programId)
  return getProgram(engagement, { ...callOptions(options), programId })
}

/** Arguments that name one widget. */
export interface GetWidget extends CallOptions {
  readonly widgetId: string
  readonly widgetKind: WidgetKind
}

/**
 * Reads one widget; nothing is cached.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 * @throws PlatformHttpError 404 when there is none
 * @throws InvalidBodyError naming the field that is wrong
 * @example (await getWidget(engagement, { widgetId, widgetKind: 'text-prediction' })).options.length //=> 3
 */
export async function getWidget(engagement: Engagement, options: GetWidget): Promise<Widget> {
  requireProperties('getWidget', options, ['widgetId', 'widgetKind'])
  const { application } = requireReady(engagement)
  const url = widgetUrl(application, options.widgetKind, options.widgetId)
  const { body } = await engagement.internals.transport.send({ ...callOptions(options), url })
  return parseBody(widgetSchema, body, 'widget')
}

/** A widget by id and kind, or as already read, which saves a request. */
export type OfWidget =
  | { readonly widgetId: string; readonly widgetKind: WidgetKind; readonly widget?: undefined }
  | { readonly widget: Widget; readonly widgetId?: undefined; readonly widgetKind?: undefined }

/** The widget given, or read by the id and kind given. */
export async function widgetOf(engagement: Engagement, options: OfWidget & CallOptions): Promise<Widget> {
  if (options.widget) return options.widget
  const { widgetId, widgetKind } = options
  return getWidget(engagement, { ...callOptions(options), widgetId, widgetKind })
}

/**
 * Tells the platform that a widget was shown. Best effort: repeat it freely.
 *
 * @throws UrlMissingError 'Impression url missing.'
 * @example await createWidgetImpression(engagement, { widget })
 */
export async function createWidgetImpression(
  engagement: Engagement,
  options: OfWidget & CallOptions,
): Promise<Impression> {
  if (!options?.widget) requireProperties('createWidgetImpression', options, ['widgetId', 'widgetKind'])
  const { transport, track } = engagement.internals
  const widget = await widgetOf(engagement, options)
  const url = requireUrl(widget.impression_url, 'Impression')
  const { body } = await transport.send({ ...callOptions(options), url, method: 'POST' })
  track('impression', { widgetId: widget.id, widgetKind: widget.kind })
  return parseBody(impressionSchema, body, 'impression')
}
