import { fillTemplate } from '../http/url.ts'
import { UrlMissingError } from '../http/url-missing-error.ts'
import type { Application } from '../wire/application.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import { unlistedField } from './unlisted-field.ts'

/**
 * The field of the application resource that has the collection of a kind; undefined if there is none. The platform spells
 * the follow-ups in mixed case.
 */
const COLLECTION_FIELDS = {
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
  if (collection) return `${collection}${encodeURIComponent(id)}/`
  const { widget_detail_url_template: template } = application
  // Untyped callers may give a kind that does not exist; the template would accept it.
  if (template && Object.hasOwn(COLLECTION_FIELDS, kind))
    return fillTemplate(template, { kind, id }, 'Widget')
  throw new UrlMissingError(`Url not found for widgetKind=${kind}`)
}
