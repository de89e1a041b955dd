import { fillTemplate } from '../http/url.ts'
import { UrlMissingError } from '../http/url-missing-error.ts'
import type { Application } from '../wire/application.ts'
import { WIDGET_KINDS, type WidgetKind } from '../wire/vocabulary.ts'

/**
 * Address of one widget: from the collection that the application names for its kind, else from
 * the application's template by kind and id, which serves the kinds without a collection.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 */
export function widgetUrl(application: Application, kind: WidgetKind, id: string): string {
  const name = `${kind.replaceAll('-', '_').replace('quiz', 'quizze')}s_url`
  // Follow-ups are spelled in mixed case on the wire; the plain spelling is read too.
  const fields: Readonly<Record<string, unknown>> = { ...application }
  const collection = fields[name.replace('follow_up', 'followUp')] || fields[name]
  if (collection) return `${collection}${encodeURIComponent(id)}/`
  const { widget_detail_url_template: template } = application
  // The template takes any text as a kind, so a kind that does not exist would be requested.
  if (!template || !WIDGET_KINDS.includes(kind))
    throw new UrlMissingError(`Url not found for widgetKind=${kind}`)
  return fillTemplate(template, { kind, id }, 'Widget')
}
