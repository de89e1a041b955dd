import type { Engagement } from '../engagement/engagement.ts'
import { isConnectionError } from '../http/connection-error.ts'
import { isInvalidBodyError } from '../http/invalid-body-error.ts'
import { isPlatformHttpError } from '../http/platform-http-error.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import { answerFormOf, canUpdateAnswer } from './answer-form.ts'
import { createAnswer } from './create-interaction.ts'
import { getWidgetInteractions } from './get-interactions.ts'
import { isInteractionError } from './interaction-error.ts'
import type { InteractionItem } from './interaction-item.ts'
import { interactionRequest } from './interaction-request.ts'
import { requireProperties } from './require-arguments.ts'
import { pickedOption, updateBody } from './update-body.ts'
import { type UpdateWidgetInteractionOptions, updateAnswer } from './update-interaction.ts'
import { resolveWidget } from './widget-ref.ts'

/** How often a failed write is read back at most. */
const MAXIMUM_READ_BACKS = 2

/** Options of {@link saveWidgetInteraction}. */
export type SaveWidgetInteractionOptions<Kind extends WidgetKind = WidgetKind> =
  UpdateWidgetInteractionOptions<Kind>

/**
 * Stores an answer, whether or not one is stored already: creates it, or updates the `interaction` given. After a lost
 * response, and when the platform has an answer already (409), the stored answer is read back. If it equals this one, the call
 * succeeds; if it is another one, it is updated; if none is stored after a lost response, the answer is sent once more.
 *
 * @returns the interaction as the platform confirmed it
 * @throws InteractionError `interaction-closed`, `interaction-exists` (another answer, one-shot kinds), `item-invalid`
 * @throws ConnectionError when the answer could not be confirmed
 * @example await saveWidgetInteraction(engagement, { widget, interactionItem: { id: optionId } })
 */
export async function saveWidgetInteraction<Kind extends WidgetKind>(
  engagement: Engagement,
  options: SaveWidgetInteractionOptions<Kind>,
): Promise<Interaction> {
  requireProperties('saveWidgetInteraction', options, ['interactionItem'])
  const item: InteractionItem = options.interactionItem
  const widget = await resolveWidget(engagement, 'saveWidgetInteraction', options)

  async function send(interaction: Interaction | undefined, round: number): Promise<Interaction> {
    try {
      return interaction
        ? await updateAnswer(engagement, widget, [interaction], options)
        : await createAnswer(engagement, widget, options)
    } catch (error) {
      // A request that seemed lost may arrive after the answer was read back: then the second create is refused with 409.
      const exists = isInteractionError(error) && error.code === 'interaction-exists'
      if (round > MAXIMUM_READ_BACKS || !(exists || (round === 1 && isUnconfirmed(error)))) throw error
      const stored = await getWidgetInteractions(engagement, { ...options, widget })
      const previous = findStoredAnswer(widget, stored, item)
      if (previous && isStoredAnswer(widget, previous, item)) return previous
      // Another answer of a kind that cannot be changed, or a 409 for an answer that cannot be found.
      if (previous ? !canUpdateAnswer(widget.kind) : exists) throw error
      return send(previous, round + 1)
    }
  }

  return send(options.interaction, 1)
}

/** Returns whether a write may have been stored although no confirmation arrived. */
function isUnconfirmed(error: unknown): boolean {
  const isBroken = isPlatformHttpError(error) && error.status >= 500
  return isBroken || isConnectionError(error) || isInvalidBodyError(error)
}

/** Returns the stored answer that this item would replace. */
function findStoredAnswer(
  widget: Widget,
  stored: readonly Interaction[],
  item: InteractionItem,
): Interaction | undefined {
  if (answerFormOf(widget.kind) !== 'cheer') return stored[0]
  const picked = pickedOption(widget, item)
  return stored.find((interaction) => interaction.option_id === picked)
}

/** Returns whether a stored answer equals the item. */
function isStoredAnswer(widget: Widget, stored: Interaction, item: InteractionItem): boolean {
  if (canUpdateAnswer(widget.kind)) {
    const wanted = updateBody(widget, item)
    return 'option_id' in wanted
      ? stored.option_id === wanted.option_id
      : stored.vote_count === wanted.vote_count
  }
  const { url, json } = interactionRequest(widget, item)
  const { choice_id, text } = stored
  switch (answerFormOf(widget.kind)) {
    case 'choice':
      return widget.choices.find((choice) => choice.answer_url === url)?.id === choice_id
    case 'magnitude':
      return JSON.stringify(json) === JSON.stringify({ magnitude: Number(stored.magnitude).toFixed(3) })
    case 'numbers':
      return isSameVotes(json, stored.votes)
    default:
      return JSON.stringify(json) === JSON.stringify({ text })
  }
}

/** Compares votes without the ids and times that the platform adds. */
function isSameVotes(sent: unknown, stored: Interaction['votes']): boolean {
  const votes = stored?.map(({ option_id, number }) => ({ option_id, number }))
  return JSON.stringify(sent) === JSON.stringify({ votes })
}
