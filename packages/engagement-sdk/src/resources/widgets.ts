import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties, requireReady } from '../engagement/require.ts'
import { UrlMissingError } from '../errors/errors.ts'
import { type Pages, pagesOf, readResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { fillTemplate, requireUrl } from '../http/url.ts'
import type { Application } from '../wire/application.ts'
import { unlistedField } from '../wire/fields.ts'
import { WIDGET_KINDS, type WidgetKind, type WidgetStatus } from '../wire/vocabulary.ts'
import { type Impression, impressionSchema, type Widget, widgetSchema } from '../wire/widget.ts'
import { type ProgramRef, resolveProgram } from './programs.ts'

/**
 * Returns the field of the application resource that has the collection of a kind. The platform spells the follow-ups in mixed
 * case.
 *
 * @example collectionField('text-prediction-follow-up') //=> 'text_prediction_followUps_url'
 */
function collectionField(kind: WidgetKind): string {
  const name = kind
    .replace(/-follow-up$/, '-followUp')
    .replace(/quiz$/, 'quizze')
    .replaceAll('-', '_')
  return `${name}s_url`
}

/**
 * Returns the address of one widget: in the collection that the application names for its kind, else from the
 * application's template, which serves the kinds without a collection.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 */
function widgetUrl(application: Application, kind: WidgetKind, id: string): string {
  const collection = unlistedField(application, collectionField(kind))
  const { widget_detail_url_template: template } = application
  // Untyped callers may give a kind that does not exist: the template, or a collection of other resources, would accept it.
  if (!WIDGET_KINDS.includes(kind) || !(collection || template))
    throw new UrlMissingError(`Url not found for widgetKind=${kind}`)
  if (typeof collection === 'string') return `${collection}${encodeURIComponent(id)}/`
  return fillTemplate(template, { kind, id }, 'Widget')
}

export type GetWidgetsOptions = CallOptions &
  ProgramRef & {
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
    /** Milliseconds into an on-demand video; 0 is sent too. */
    readonly sincePlaybackTimeMs?: number | undefined
    readonly untilPlaybackTimeMs?: number | undefined
    /** @default the platform's, 20 */
    readonly pageSize?: number | undefined
  }

/**
 * Lists a program's widgets.
 *
 * @throws ArgumentError 'Missing programId argument'
 */
export function getWidgets(engagement: Engagement, options: GetWidgetsOptions): Pages<Widget> {
  const firstCall = async () => {
    const { widgets_url } = await resolveProgram(engagement, 'getWidgets', options)
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
    return { ...options, url: requireUrl(widgets_url, 'Widgets'), query }
  }
  return pagesOf(engagement, {
    list: 'widget list',
    item: 'widget',
    schema: widgetSchema,
    firstCall,
  })
}

/**
 * Reads one widget; nothing is cached.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 * @throws PlatformHttpError 404 when there is none
 * @throws InvalidBodyError naming the field that is wrong
 * @example (await getWidget(engagement, { widgetId, widgetKind: 'text-prediction' })).options.length //=> 3
 */
export async function getWidget(
  engagement: Engagement,
  options: CallOptions & { readonly widgetId: string; readonly widgetKind: WidgetKind },
): Promise<Widget> {
  return resolveWidget(engagement, 'getWidget', options)
}

/**
 * Reports to the platform that a widget was shown. May be repeated.
 *
 * @throws UrlMissingError 'Impression url missing.'
 */
export async function createWidgetImpression(
  engagement: Engagement,
  options: WidgetRef & CallOptions,
): Promise<Impression> {
  const { id, kind, impression_url } = await resolveWidget(engagement, 'createWidgetImpression', options)
  const url = requireUrl(impression_url, 'Impression')
  const write = { ...options, url, method: 'POST', schema: impressionSchema, resource: 'impression' } as const
  const impression = await readResource(engagement, write)
  engagement.internals.track('impression', { widgetId: id, widgetKind: kind })
  return impression
}

/** A widget by id and kind, or as already read, which saves a request. */
export type WidgetRef<Kind extends WidgetKind = WidgetKind> =
  | { readonly widgetId: string; readonly widgetKind: Kind; readonly widget?: undefined }
  | {
      readonly widget: Widget & { readonly kind: Kind }
      readonly widgetId?: undefined
      readonly widgetKind?: undefined
    }

/**
 * Returns the given widget, or reads it by id and kind.
 *
 * @throws ArgumentError, NotInitialisedError, UrlMissingError, PlatformHttpError, InvalidBodyError
 */
export async function resolveWidget(
  engagement: Engagement,
  functionName: string,
  options: WidgetRef & CallOptions,
): Promise<Widget> {
  const { application } = requireReady(engagement)
  if (options?.widget) return options.widget
  requireProperties(functionName, options, ['widgetId', 'widgetKind'])
  const url = widgetUrl(application, options.widgetKind, options.widgetId)
  return readResource<Widget>(engagement, { ...options, url, schema: widgetSchema, resource: 'widget' })
}
