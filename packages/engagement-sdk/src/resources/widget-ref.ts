import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { requireReady } from '../engagement/require-ready.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import { widgetSchema } from '../wire/widget-schema.ts'
import { readResource } from './read-resource.ts'
import { requireProperties } from './require-arguments.ts'
import { widgetUrl } from './widget-url.ts'

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
