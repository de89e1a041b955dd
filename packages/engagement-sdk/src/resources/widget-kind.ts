import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'

/** What a kind is answered with; `none` is not answered by itself. */
export type AnswerForm = 'option' | 'choice' | 'cheer' | 'magnitude' | 'numbers' | 'text' | 'none'

const ANSWER_FORMS: Readonly<Partial<Record<WidgetKind, AnswerForm>>> = {
  'text-poll': 'option',
  'image-poll': 'option',
  'text-prediction': 'option',
  'image-prediction': 'option',
  'text-quiz': 'choice',
  'image-quiz': 'choice',
  'cheer-meter': 'cheer',
  'emoji-slider': 'magnitude',
  'text-number-prediction': 'numbers',
  'image-number-prediction': 'numbers',
  'text-ask': 'text',
}

/**
 * What a kind is answered with.
 *
 * @example answerFormOf('emoji-slider') //=> 'magnitude'
 */
export function answerFormOf(kind: WidgetKind): AnswerForm {
  return ANSWER_FORMS[kind] ?? 'none'
}

/**
 * Whether an answer to this kind may be changed: polls, predictions and cheer meters.
 *
 * @example mayUpdate('text-quiz') //=> false
 */
export function mayUpdate(kind: WidgetKind): boolean {
  return answerFormOf(kind) === 'option' || answerFormOf(kind) === 'cheer'
}

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
} as const satisfies Partial<Record<WidgetKind, { kind: WidgetKind; idField: keyof Widget }>>

type FollowUpKind = keyof typeof PARENTS

/** Whether a widget of this kind settles another one, its parent. */
export function isFollowUp(kind: WidgetKind): kind is FollowUpKind {
  return kind in PARENTS
}

/** Whose answers a widget shows: its own, or, for a follow-up, its parent's. */
export function answeredWidget(widget: Widget): WidgetName {
  const { kind, id } = widget
  if (!isFollowUp(kind)) return { kind, id }
  const parent = PARENTS[kind]
  return { kind: parent.kind, id: widget[parent.idField] ?? id }
}

/** What names a widget. */
export interface WidgetName {
  readonly kind: WidgetKind
  readonly id: string
}

/**
 * Query that asks for the answers to these widgets.
 *
 * @example answersQuery([{ kind: 'text-prediction', id: 'w1' }]) //=> { text_prediction_id: ['w1'] }
 */
export function answersQuery(widgets: readonly WidgetName[]): Record<string, string[]> {
  const query: Record<string, string[]> = {}
  for (const { kind, id } of widgets) {
    const parent = isFollowUp(kind) ? PARENTS[kind].kind : kind
    const name = `${parent.replaceAll('-', '_')}_id`
    query[name] = [...(query[name] ?? []), id]
  }
  return query
}
