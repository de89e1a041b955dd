import type { Widget, WidgetIdentity, WidgetKind } from '@touchline/engagement-sdk'
import { logFailure } from './log.ts'
import { isNumberPrediction, questionAttributes } from './widget-attributes.ts'

/** The result kinds: each has a card on the form and one on the result screen. A poll has no right answer. */
export const PREDICTION_KINDS = [
  'text-prediction',
  'image-prediction',
  'text-number-prediction',
  'image-number-prediction',
] as const satisfies readonly WidgetKind[]

const askedKinds: ReadonlySet<WidgetKind> = new Set(PREDICTION_KINDS)

/** Returns the published widgets of the game, each once with its follow-ups, in the order of their numbers. */
export function questionWidgets(widgets: readonly Widget[]): readonly Widget[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]))
  const published = [...byId.values()].filter((widget) => widget.status === 'published')
  return published
    .filter(isQuestion)
    .map((widget) => {
      const own = published.filter((other) => parentId(other) === widget.id)
      return own.length === 0 ? widget : { ...widget, follow_ups: [...widget.follow_ups, ...own] }
    })
    .sort((a, b) => questionAttributes(a).number - questionAttributes(b).number || 0)
}

/** The question type comes from `field_type`; a number prediction is one by its kind. Others are not of the game. */
function isQuestion(widget: Widget): boolean {
  if (!askedKinds.has(widget.kind)) return false
  if (questionAttributes(widget).fieldType !== undefined || isNumberPrediction(widget)) return true
  logFailure(`Prediction ${widget.id} is not asked`, 'It has no field_type attribute.')
  return false
}

function parentId(widget: Widget): string | undefined {
  const parent: WidgetIdentity = widget
  const { text_prediction_id, image_prediction_id } = parent
  const { text_number_prediction_id, image_number_prediction_id } = parent
  const ids = [text_prediction_id, image_prediction_id, text_number_prediction_id, image_number_prediction_id]
  return ids.find((id) => id !== undefined && id !== null) ?? undefined
}
