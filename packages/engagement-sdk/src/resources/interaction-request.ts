import { requireUrl } from '../http/url.ts'
import type { Widget } from '../wire/widget.ts'
import { InteractionError } from './interaction-error.ts'
import type { InteractionItem, NumbersItem } from './interaction-item.ts'
import { type AnswerForm, answerFormOf } from './widget-kind.ts'

/** What is sent to create an interaction. */
export interface InteractionRequest {
  readonly url: string
  readonly json?: unknown
}

/** An item of whatever form; which of its fields count is a matter of the widget's kind. */
export interface AnyInteractionItem {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly magnitude?: number | undefined
  readonly options?: NumbersItem['options'] | undefined
  readonly answer_url?: string | null | undefined
  readonly vote_url?: string | null | undefined
  readonly vote_count?: number | undefined
}

/** The body by what a kind is answered with: undefined for none, null where the item does not fit. */
const BODIES: Readonly<Record<AnswerForm, (item: AnyInteractionItem) => object | null | undefined>> = {
  option: () => undefined,
  choice: () => undefined,
  none: () => null,
  text: ({ text }) => (typeof text === 'string' && text.trim() ? { text } : null),
  magnitude: ({ magnitude: value }) =>
    typeof value === 'number' && value >= 0 && value <= 1 ? { magnitude: value.toFixed(3) } : null,
  cheer: ({ vote_count = -1 }) => (Number.isInteger(vote_count) && vote_count >= 0 ? { vote_count } : null),
  numbers({ options }) {
    if (!Array.isArray(options) || !options.length) return null
    const votes = options.map((vote) => ({ option_id: vote?.optionId, number: vote?.number }))
    return votes.every((vote) => vote.option_id && Number.isFinite(vote.number)) ? { votes } : null
  },
}

/**
 * Where and what to send for an answer.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function interactionRequest(widget: Widget, interactionItem: InteractionItem): InteractionRequest {
  const item: AnyInteractionItem = interactionItem
  const form = answerFormOf(widget.kind)
  const json = BODIES[form](item)
  if (json === null) throw invalidItem(widget)
  if (form === 'text') return { json, url: requireUrl(widget.reply_url, 'Reply') }
  if (form === 'magnitude' || form === 'numbers') return { json, url: requireUrl(widget.vote_url, 'Vote') }
  // The widget's own address wins over the item's, which may be of an older read.
  const url =
    form === 'choice'
      ? widget.choices.find(({ id }) => id === item.id)?.answer_url || item.answer_url
      : widget.options.find(({ id }) => id === item.id)?.vote_url || item.vote_url
  if (url) return { json, url }
  throw item.id ? missingOption(widget) : invalidItem(widget)
}

/** An item that does not match its widget's kind. */
export function invalidItem({ id }: Widget): InteractionError {
  return new InteractionError('item-invalid', id, 'Invalid interacionItem argument property')
}

/** An item that picks what its widget does not have. */
export function missingOption({ id }: Widget): InteractionError {
  return new InteractionError('option-missing', id, 'Widget option not present')
}
