import type { Widget } from '../wire/widget.ts'
import { answerFormOf } from './answer-form.ts'
import type { AnyInteractionItem, InteractionItem } from './interaction-item.ts'
import { interactionRequest, invalidItem, missingOption } from './interaction-request.ts'

/** The body that changes an interaction. */
export type UpdateBody = { readonly option_id: string } | { readonly vote_count: number }

/**
 * Returns the body that changes an interaction.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function updateBody(widget: Widget, interactionItem: InteractionItem): UpdateBody {
  // An item that creates no interaction changes none: this throws for it.
  interactionRequest(widget, interactionItem)
  const { vote_count }: AnyInteractionItem = interactionItem
  if (answerFormOf(widget.kind) === 'cheer' && vote_count !== undefined) return { vote_count }
  return { option_id: pickedOption(widget, interactionItem) }
}

/** Returns the id of the option that an item selects, by its id or its address. */
export function pickedOption(widget: Widget, interactionItem: InteractionItem): string {
  const { id, vote_url }: AnyInteractionItem = interactionItem
  const option = widget.options.find((candidate) =>
    id ? candidate.id === id : vote_url && candidate.vote_url === vote_url,
  )
  if (option) return option.id
  throw id || vote_url ? missingOption(widget) : invalidItem(widget)
}
