import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties, requireReady } from '../engagement/require.ts'
import { UrlMissingError } from '../errors/errors.ts'
import { parseItems } from '../http/parse.ts'
import { type Page, type Pages, pagesOf, readResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { fillTemplate, requireUrl } from '../http/url.ts'
import type { Application } from '../wire/application.ts'
import { pageSchema, unlistedField } from '../wire/fields.ts'
import { WIDGET_KINDS, type WidgetKind, type WidgetStatus } from '../wire/vocabulary.ts'
import { type Impression, impressionSchema, type Widget, widgetSchema } from '../wire/widget.ts'
import { type ProgramRef, resolveProgram } from './programs.ts'

/**
 * The field of the application resource that has the collection of a kind; undefined if there is none. The platform spells
 * the follow-ups in mixed case.
 */
export const COLLECTION_FIELDS = {
  alert: 'alerts_url',
  'emoji-slider': 'emoji_sliders_url',
  'rich-post': 'rich_posts_url',
  'cheer-meter': 'cheer_meters_url',
  'text-poll': 'text_polls_url',
  'image-poll': 'image_polls_url',
  'text-quiz': 'text_quizzes_url',
  'image-quiz': 'image_quizzes_url',
  'text-prediction': 'text_predictions_url',
  'image-prediction': 'image_predictions_url',
  'text-ask': 'text_asks_url',
  'image-number-prediction': 'image_number_predictions_url',
  'text-prediction-follow-up': 'text_prediction_followUps_url',
  'image-prediction-follow-up': 'image_prediction_followUps_url',
  'image-number-prediction-follow-up': 'image_number_prediction_followUps_url',
  'social-embed': undefined,
  'video-alert': undefined,
  'text-number-prediction': undefined,
  'text-number-prediction-follow-up': undefined,
} as const satisfies Record<WidgetKind, string | undefined>

/**
 * Returns the address of one widget: in the collection that the application names for its kind, else from the
 * application's template, which serves the kinds without a collection.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 */
export function widgetUrl(application: Application, kind: WidgetKind, id: string): string {
  const field = COLLECTION_FIELDS[kind]
  const collection = field && unlistedField(application, field)
  if (typeof collection === 'string') return `${collection}${encodeURIComponent(id)}/`
  const { widget_detail_url_template: template } = application
  // Untyped callers may give a kind that does not exist; the template would accept it.
  if (template && WIDGET_KINDS.includes(kind)) return fillTemplate(template, { kind, id }, 'Widget')
  throw new UrlMissingError(`Url not found for widgetKind=${kind}`)
}

export interface WidgetPage extends Page<Widget> {
  /** Where the own interactions with this page's widgets are read, see `getProgramInteractions`. */
  readonly interactionUrl?: string | undefined
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
export function getWidgets(engagement: Engagement, options: GetWidgetsOptions): Pages<Widget, WidgetPage> {
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
    resource: 'widget list',
    schema: pageSchema,
    firstCall,
    idOf: ({ id }) => id,
    read(body, request) {
      const items = parseItems(widgetSchema, body.results, { resource: 'widget', engagement, request })
      return { ...items, interactionUrl: body.widget_interactions_url_template ?? undefined }
    },
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
