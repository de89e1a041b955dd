import { fillTemplate } from '../http/url.ts'
import { UrlMissingError } from '../http/url-missing-error.ts'
import type { Application } from '../wire/application.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import { unlistedField } from './unlisted-field.ts'

/**
 * The fields of the application resource with the collection of a kind, in the order in which they are read. The platform
 * spells the follow-ups in mixed case.
 */
const COLLECTION_FIELDS = {
  alert: 'alerts_url',
  'emoji-slider': 'emoji_sliders_url',
  'social-embed': 'social_embeds_url',
  'rich-post': 'rich_posts_url',
  'cheer-meter': 'cheer_meters_url',
  'text-poll': 'text_polls_url',
  'image-poll': 'image_polls_url',
  'text-quiz': 'text_quizzes_url',
  'image-quiz': 'image_quizzes_url',
  'text-prediction': 'text_predictions_url',
  'image-prediction': 'image_predictions_url',
  'text-ask': 'text_asks_url',
  'video-alert': 'video_alerts_url',
  'text-number-prediction': 'text_number_predictions_url',
  'image-number-prediction': 'image_number_predictions_url',
  'text-prediction-follow-up': ['text_prediction_followUps_url', 'text_prediction_follow_ups_url'],
  'image-prediction-follow-up': ['image_prediction_followUps_url', 'image_prediction_follow_ups_url'],
  'text-number-prediction-follow-up': [
    'text_number_prediction_followUps_url',
    'text_number_prediction_follow_ups_url',
  ],
  'image-number-prediction-follow-up': [
    'image_number_prediction_followUps_url',
    'image_number_prediction_follow_ups_url',
  ],
} as const satisfies Record<WidgetKind, string | readonly string[]>

/**
 * Returns the address of one widget: in the collection that the application names for its kind, else from the
 * application's template, which serves the kinds without a collection.
 *
 * @throws UrlMissingError 'Url not found for widgetKind={kind}'
 */
export function widgetUrl(application: Application, kind: WidgetKind, id: string): string {
  // Untyped callers may give a kind that does not exist; the template would accept it.
  if (!Object.hasOwn(COLLECTION_FIELDS, kind)) throw urlNotFound(kind)
  const collection = [COLLECTION_FIELDS[kind]]
    .flat()
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
