import type { Engagement } from '../engagement/engagement.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import { answerFormOf, canUpdateAnswer } from './answer-form.ts'
import {
  type AnswerOptions,
  type CreateWidgetInteractionOptions,
  sendInteraction,
} from './create-interaction.ts'
import { getWidgetInteractions } from './get-interactions.ts'
import { InteractionError } from './interaction-error.ts'
import type { InteractionItem } from './interaction-item.ts'
import { requireProperties } from './require-arguments.ts'
import { pickedOption, updateBody } from './update-body.ts'
import { resolveWidget } from './widget-ref.ts'

/** Options of {@link updateWidgetInteraction}. */
export type UpdateWidgetInteractionOptions<Kind extends WidgetKind = WidgetKind> =
  CreateWidgetInteractionOptions<Kind> & {
    /** The interaction to change, as already read, which saves a request. */
    readonly interaction?: Interaction | undefined
  }

/**
 * Changes an answer. With `widget` and `interaction` given it is one request.
 *
 * @throws InteractionError `interaction-missing`: 'No widget interaction found for widgetId=…, use createWidgetInteraction'
 * @throws InteractionError `update-unsupported`: 'Interaction already present for widgetId=…, updateWidgetInteraction not supported.'
 * @throws InteractionError `interaction-closed`, `item-invalid`, `option-missing`
 * @example await updateWidgetInteraction(engagement, { widget, interaction, interactionItem: { id: optionId } })
 */
export async function updateWidgetInteraction<Kind extends WidgetKind>(
  engagement: Engagement,
  options: UpdateWidgetInteractionOptions<Kind>,
): Promise<Interaction> {
  requireProperties('updateWidgetInteraction', options, ['interactionItem'])
  const widget = await resolveWidget(engagement, 'updateWidgetInteraction', options)
  const { interaction } = options
  const known = interaction ? [interaction] : await getWidgetInteractions(engagement, { ...options, widget })
  return updateAnswer(engagement, widget, known, options)
}

/** Changes one of the known answers to a widget. @throws InteractionError */
export async function updateAnswer(
  engagement: Engagement,
  widget: Widget,
  known: readonly Interaction[],
  options: AnswerOptions,
): Promise<Interaction> {
  const { interactionItem } = options
  const { url } = interactionToUpdate(widget, known, interactionItem)
  const json = updateBody(widget, interactionItem)
  return sendInteraction(engagement, widget, { ...options, url, json, method: 'PATCH' })
}

/** Returns the interaction that an item changes: the widget's only one, or a cheer meter's for that option. */
function interactionToUpdate(
  widget: Widget,
  interactions: readonly Interaction[],
  item: InteractionItem,
): Interaction {
  const [first] = interactions
  if (!first) {
    const text = `No widget interaction found for widgetId=${widget.id}, use createWidgetInteraction`
    throw new InteractionError('interaction-missing', widget.id, text)
  }
  if (!canUpdateAnswer(widget.kind)) {
    const text = `Interaction already present for widgetId=${widget.id}, updateWidgetInteraction not supported.`
    throw new InteractionError('update-unsupported', widget.id, text)
  }
  if (answerFormOf(widget.kind) !== 'cheer') return first
  const picked = pickedOption(widget, item)
  const cheered = interactions.find((interaction) => interaction.option_id === picked)
  if (cheered) return cheered
  const text = 'No user interaction found for given cheer meter interaction item'
  throw new InteractionError('interaction-missing', widget.id, text)
}
