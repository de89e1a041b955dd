import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { requireReady } from '../engagement/require-ready.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import { type Widget, widgetSchema } from '../wire/widget.ts'
import { readResource } from './read-resource.ts'
import { requireProperties } from './require-arguments.ts'
import { widgetUrl } from './widget-url.ts'

/** A widget by id and kind, or as already read, which saves a request. */
export type WidgetRef =
  | { readonly widgetId: string; readonly widgetKind: WidgetKind; readonly widget?: undefined }
  | { readonly widget: Widget; readonly widgetId?: undefined; readonly widgetKind?: undefined }

/**
 * The widget given, or read by the id and kind given.
 *
 * @throws ArgumentError, NotInitialisedError, UrlMissingError, PlatformHttpError, InvalidBodyError
 */
export async function resolveWidget(
  engagement: Engagement,
  verb: string,
  options: WidgetRef & CallOptions,
): Promise<Widget> {
  const { application } = requireReady(engagement)
  if (options?.widget) return options.widget
  requireProperties(verb, options, ['widgetId', 'widgetKind'])
  const url = widgetUrl(application, options.widgetKind, options.widgetId)
  return readResource(engagement, widgetSchema, 'widget', { ...options, url })
}
