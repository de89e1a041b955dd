import type { WidgetKind } from '../wire/vocabulary.ts'

/** The parent of each follow-up kind, and the field of the follow-up that names it. */
const PARENTS = {
  'text-prediction-follow-up': { kind: 'text-prediction', idField: 'text_prediction_id' },
  'image-prediction-follow-up': { kind: 'image-prediction', idField: 'image_prediction_id' },
  'text-number-prediction-follow-up': {
    kind: 'text-number-prediction',
    idField: 'text_number_prediction_id',
  },
  'image-number-prediction-follow-up': {
    kind: 'image-number-prediction',
    idField: 'image_number_prediction_id',
  },
} as const satisfies Partial<Record<WidgetKind, { kind: WidgetKind; idField: keyof WidgetIdentity }>>

/** The query parameter that selects the interactions with a widget of this kind. */
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
  'text-prediction-follow-up': 'text_prediction_follow_up_id',
  'image-prediction-follow-up': 'image_prediction_follow_up_id',
  'text-number-prediction-follow-up': 'text_number_prediction_follow_up_id',
  'image-number-prediction-follow-up': 'image_number_prediction_follow_up_id',
} as const satisfies Record<WidgetKind, string>

/** A widget's id and kind. A follow-up that names its parent saves a request. */
export interface WidgetIdentity {
  readonly kind: WidgetKind
  readonly id: string
  readonly text_prediction_id?: string | null | undefined
  readonly image_prediction_id?: string | null | undefined
  readonly text_number_prediction_id?: string | null | undefined
  readonly image_number_prediction_id?: string | null | undefined
}

type FollowUpKind = keyof typeof PARENTS

function isFollowUp(kind: WidgetKind): kind is FollowUpKind {
  return kind in PARENTS
}

/** Returns the widget whose answers a widget shows: itself, or the parent that a follow-up names. */
export function answeredWidget(widget: WidgetIdentity): WidgetIdentity {
  const { kind, id } = widget
  if (!isFollowUp(kind)) return { kind, id }
  const parent = PARENTS[kind]
  return { kind: parent.kind, id: widget[parent.idField] ?? id }
}

/** Returns whether a widget is a follow-up that does not name its parent, so that it has to be read. */
export function lacksParentId({ kind, ...widget }: WidgetIdentity): boolean {
  return isFollowUp(kind) && !widget[PARENTS[kind].idField]
}

/**
 * Returns the query that reads the answers to these widgets, none of them a follow-up.
 *
 * @example answersQuery([{ kind: 'text-prediction', id: 'w1' }]) //=> { text_prediction_id: ['w1'] }
 */
export function answersQuery(widgets: readonly WidgetIdentity[]): Record<string, string[]> {
  const query: Record<string, string[]> = {}
  for (const { kind, id } of widgets) {
    const name = ID_PARAMETERS[kind]
    query[name] = [...new Set([...(query[name] ?? []), id])]
  }
  return query
}
