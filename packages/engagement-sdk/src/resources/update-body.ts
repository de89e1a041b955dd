import type { Widget } from '../wire/widget.ts'
import { answerFormOf } from './answer-form.ts'
import type { AnyInteractionItem, InteractionItem } from './interaction-item.ts'
import { interactionRequest, invalidItem, missingOption } from './interaction-request.ts'

/** What is sent to change an interaction. */
export type UpdateBody = { readonly option_id: string } | { readonly vote_count: number }

/**
 * What is sent to change an interaction.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function updateBody(widget: Widget, interactionItem: InteractionItem): UpdateBody {
  interactionRequest(widget, interactionItem)
  const { vote_count }: AnyInteractionItem = interactionItem
  if (answerFormOf(widget.kind) === 'cheer' && vote_count !== undefined) return { vote_count }
  return { option_id: pickedOption(widget, interactionItem) }
}

/** The id of the option that an item picks, by its id or its address. */
export function pickedOption(widget: Widget, interactionItem: InteractionItem): string {
  const { id, vote_url }: AnyInteractionItem = interactionItem
  const option = widget.options.find((candidate) =>
    id ? candidate.id === id : vote_url && candidate.vote_url === vote_url,
  )
  if (option) return option.id
  throw id || vote_url ? missingOption(widget) : invalidItem(widget)
}
