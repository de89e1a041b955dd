import type { WidgetKind } from '../wire/vocabulary.ts'
import type { ParentIds } from '../wire/widget.ts'

/** The kind that each follow-up settles. */
const PARENT_KINDS = {
  'text-prediction-follow-up': 'text-prediction',
  'image-prediction-follow-up': 'image-prediction',
  'text-number-prediction-follow-up': 'text-number-prediction',
  'image-number-prediction-follow-up': 'image-number-prediction',
} as const satisfies Partial<Record<WidgetKind, WidgetKind>>

type FollowUpKind = keyof typeof PARENT_KINDS
type AnsweredKind = Exclude<WidgetKind, FollowUpKind>

/**
 * The query parameter that selects the answers to widgets of a kind. A follow-up names its parent in the field with the
 * same name.
 */
const ID_PARAMETERS = {
  alert: 'alert_id',
  'emoji-slider': 'emoji_slider_id',
  'social-embed': 'social_embed_id',
  'rich-post': 'rich_post_id',
  'cheer-meter': 'cheer_meter_id',
  'text-poll': 'text_poll_id',
  'image-poll': 'image_poll_id',
  'text-quiz': 'text_quiz_id',
  'image-quiz': 'image_quiz_id',
  'text-prediction': 'text_prediction_id',
  'image-prediction': 'image_prediction_id',
  'text-ask': 'text_ask_id',
  'video-alert': 'video_alert_id',
  'text-number-prediction': 'text_number_prediction_id',
  'image-number-prediction': 'image_number_prediction_id',
} as const satisfies Record<AnsweredKind, string>

/** A widget's id and kind. A follow-up that names its parent saves a request. */
export interface WidgetIdentity extends ParentIds {
  readonly kind: WidgetKind
  readonly id: string
}

/** A widget that takes answers of its own: not a follow-up. */
export interface AnsweredWidget {
  readonly kind: AnsweredKind
  readonly id: string
}

/** Returns the widget whose answers a widget shows: itself, or the parent that a follow-up names. */
export function answeredWidget(widget: WidgetIdentity): AnsweredWidget {
  const { kind, id } = widget
  if (!isFollowUp(kind)) return { kind, id }
  return { kind: PARENT_KINDS[kind], id: parentId(kind, widget) ?? id }
}

/** Returns whether a widget is a follow-up that does not name its parent, so that it has to be read. */
export function lacksParentId({ kind, ...widget }: WidgetIdentity): boolean {
  return isFollowUp(kind) && !parentId(kind, widget)
}

/** Returns whether a kind is a follow-up's. */
export function isFollowUp(kind: WidgetKind): kind is FollowUpKind {
  return kind in PARENT_KINDS
}

function parentId(kind: FollowUpKind, widget: ParentIds): string | null | undefined {
  return widget[ID_PARAMETERS[PARENT_KINDS[kind]]]
}

/**
 * Returns the query that reads the answers to these widgets.
 *
 * @example answersQuery([{ kind: 'text-prediction', id: 'w1' }]) //=> { text_prediction_id: ['w1'] }
 */
export function answersQuery(widgets: readonly AnsweredWidget[]): Record<string, string[]> {
  const query: Record<string, string[]> = {}
  for (const { kind, id } of widgets) {
    const name = ID_PARAMETERS[kind]
    query[name] = [...new Set([...(query[name] ?? []), id])]
  }
  return query
}
