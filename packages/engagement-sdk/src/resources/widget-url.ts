import { fillTemplate } from '../http/url.ts'
import { UrlMissingError } from '../http/url-missing-error.ts'
import type { Application } from '../wire/application.ts'
import { WIDGET_KINDS, type WidgetKind } from '../wire/vocabulary.ts'
import { unlistedField } from './unlisted-field.ts'

/**
 * Returns the address of one widget: in the collection that the application names for its kind, else from the
 * application's template, which serves the kinds without a collection.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 */
export function widgetUrl(application: Application, kind: WidgetKind, id: string): string {
  // Untyped callers may give a kind that does not exist; the template would accept it.
  if (!WIDGET_KINDS.some((known) => known === kind)) throw urlNotFound(kind)
  const collection = collectionFields(kind)
    .map((name) => unlistedField(application, name))
    .find(Boolean)
  if (collection) return `${collection}${encodeURIComponent(id)}/`
  const { widget_detail_url_template: template } = application
  if (!template) throw urlNotFound(kind)
  return fillTemplate(template, { kind, id }, 'Widget')
}

function urlNotFound(kind: WidgetKind): UrlMissingError {
  return new UrlMissingError(`Url not found for widgetKind=${kind}`)
}

/**
 * Returns the fields of the application resource with the collection of a kind, in the order in which they are read.
 *
 * @example collectionFields('text-quiz')[0] //=> 'text_quizzes_url'
 */
function collectionFields(kind: WidgetKind): readonly string[] {
  const field = `${kind.replaceAll('-', '_').replace(/quiz$/, 'quizze')}s_url`
  // The platform spells follow-ups in mixed case.
  return [field.replace('_follow_ups', '_followUps'), field]
}
