import { InteractionError } from '../errors/errors.ts'
import { requireUrl } from '../http/url.ts'
import type { Widget } from '../wire/widget.ts'
import {
  type AnswerForm,
  type AnyInteractionItem,
  answerFormOf,
  type InteractionItem,
} from './answer-form.ts'

export interface InteractionRequest {
  readonly url: string
  readonly json?: unknown
}

/** Returns the body of the request for an item, if it has one; undefined if the item does not match the form. */
type BodyOf = (item: AnyInteractionItem) => Pick<InteractionRequest, 'json'> | undefined

const BODIES = {
  option: () => ({}),
  choice: () => ({}),
  none: () => undefined,
  text: ({ text }) => (typeof text === 'string' && text.trim() ? { json: { text } } : undefined),
  magnitude: ({ magnitude: value }) =>
    typeof value === 'number' && value >= 0 && value <= 1
      ? { json: { magnitude: value.toFixed(3) } }
      : undefined,
  cheer: ({ vote_count = -1 }) =>
    Number.isInteger(vote_count) && vote_count >= 0 ? { json: { vote_count } } : undefined,
  numbers({ options }) {
    if (!Array.isArray(options) || !options.length) return undefined
    const votes = options.map((vote) => ({ option_id: vote?.optionId, number: vote?.number }))
    const isComplete = votes.every((vote) => vote.option_id && Number.isFinite(vote.number))
    return isComplete ? { json: { votes } } : undefined
  },
} as const satisfies Record<AnswerForm, BodyOf>

/** Returns the address that an answer is sent to: the widget has one, or each of its options has one. */
type UrlOf = (widget: Widget, item: AnyInteractionItem) => string | null | undefined

// The widget's own address wins over the item's, which may be of an older read.
const optionUrl: UrlOf = ({ options }, item) =>
  options.find(({ id }) => id === item.id)?.vote_url || item.vote_url

const voteUrl: UrlOf = (widget) => requireUrl('vote_url' in widget && widget.vote_url, 'Vote')

const URLS = {
  option: optionUrl,
  cheer: optionUrl,
  choice: ({ choices }, item) => choices.find(({ id }) => id === item.id)?.answer_url || item.answer_url,
  magnitude: voteUrl,
  numbers: voteUrl,
  text: (widget) => requireUrl('reply_url' in widget && widget.reply_url, 'Reply'),
  none: () => undefined,
} as const satisfies Record<AnswerForm, UrlOf>

/**
 * Returns the address and the body that send an answer.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function interactionRequest(widget: Widget, interactionItem: InteractionItem): InteractionRequest {
  const item: AnyInteractionItem = interactionItem
  const form = answerFormOf(widget.kind)
  const body = BODIES[form](item)
  if (!body) throw invalidItem(widget)
  const url = URLS[form](widget, item)
  if (url) return { ...body, url }
  throw item.id ? missingOption(widget) : invalidItem(widget)
}

function invalidItem({ id }: Widget): InteractionError {
  return new InteractionError('item-invalid', id, 'Invalid interacionItem argument property')
}

function missingOption({ id }: Widget): InteractionError {
  return new InteractionError('option-missing', id, 'Widget option not present')
}

type UpdateBody = { readonly option_id: string } | { readonly vote_count: number }

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
