import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { type Page, type Pages, pagesOf } from '../http/pages.ts'
import { parseItems } from '../http/parse.ts'
import { requireUrl } from '../http/url.ts'
import { type Impression, impressionSchema } from '../wire/impression.ts'
import { pageSchema } from '../wire/page.ts'
import type { WidgetKind, WidgetStatus } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import { widgetSchema } from '../wire/widget-schema.ts'
import { type ProgramRef, resolveProgramUrls } from './program-ref.ts'
import { readResource } from './read-resource.ts'
import { resolveWidget, type WidgetRef } from './widget-ref.ts'

/** A page of widgets. */
export interface WidgetPage extends Page<Widget> {
  /** Where the own interactions with this page's widgets are read, see `getWidgetsInteractions`. */
  readonly interactionUrl?: string | undefined
}

/** Options of {@link getWidgets}. */
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
 * @example for await (const page of getWidgets(engagement, { programId, status: 'published' })) page.results
 */
export function getWidgets(engagement: Engagement, options: GetWidgetsOptions): Pages<Widget, WidgetPage> {
  const firstCall = async () => {
    const { widgets_url } = await resolveProgramUrls(engagement, 'getWidgets', options)
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
    read: (body, request) => ({
      ...parseItems(widgetSchema, body.results, { resource: 'widget', engagement, request }),
      interactionUrl: body.widget_interactions_url_template ?? undefined,
    }),
  })
}

/** Options of {@link getWidget}. */
export interface GetWidgetOptions extends CallOptions {
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
export async function getWidget(engagement: Engagement, options: GetWidgetOptions): Promise<Widget> {
  return resolveWidget(engagement, 'getWidget', options)
}

/**
 * Reports to the platform that a widget was shown. May be repeated.
 *
 * @throws UrlMissingError 'Impression url missing.'
 * @example await createWidgetImpression(engagement, { widget })
 */
export async function createWidgetImpression(
  engagement: Engagement,
  options: WidgetRef & CallOptions,
): Promise<Impression> {
  const { id, kind, impression_url } = await resolveWidget(engagement, 'createWidgetImpression', options)
  const url = requireUrl(impression_url, 'Impression')
  const impression = await readResource(engagement, {
    ...options,
    url,
    method: 'POST',
    schema: impressionSchema,
    resource: 'impression',
  })
  engagement.internals.track('impression', { widgetId: id, widgetKind: kind })
  return impression
}
