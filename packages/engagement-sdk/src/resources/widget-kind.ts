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
 * @example canUpdateAnswer('text-quiz') //=> false
 */
export function canUpdateAnswer(kind: WidgetKind): boolean {
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

/** What names a widget. A follow-up that names its parent too saves a request. */
export interface WidgetIdentity extends Partial<Pick<Widget, (typeof PARENTS)[FollowUpKind]['idField']>> {
  readonly kind: WidgetKind
  readonly id: string
}

/**
 * Returns the query that reads the answers to these widgets, none of them a follow-up.
 *
 * @example answersQuery([{ kind: 'text-prediction', id: 'w1' }]) //=> { text_prediction_id: ['w1'] }
 */
export function answersQuery(widgets: readonly WidgetIdentity[]): Record<string, string[]> {
  const query: Record<string, string[]> = {}
  for (const { kind, id } of widgets) {
    const name = `${kind.replaceAll('-', '_')}_id`
    query[name] = [...new Set([...(query[name] ?? []), id])]
  }
  return query
}
