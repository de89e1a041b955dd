import { InteractionError } from '../errors/interaction-error.ts'
import { requireUrl } from '../http/url.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { Widget } from '../wire/widget.ts'
import type { InteractionItem } from './interaction-item.ts'
import { answerFormOf } from './widget-kind.ts'

/** What is sent to create an interaction. */
export interface InteractionRequest {
  readonly url: string
  readonly json?: unknown
}

/** An item as it may come from untyped code: any of its fields, in any shape. */
type LooseItem = { readonly [Name in ItemField]?: unknown }
type ItemField = 'id' | 'text' | 'magnitude' | 'options' | 'answer_url' | 'vote_url' | 'vote_count'

/** Refuses an item that does not match its widget's kind. */
function refuse(widget: Widget): never {
  throw new InteractionError('item-invalid', widget.id, 'Invalid interacionItem argument property')
}

/**
 * Where and what to send for an answer: a table by what the kind is answered with.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function interactionRequest(widget: Widget, interactionItem: InteractionItem): InteractionRequest {
  const item: LooseItem = interactionItem ?? {}
  switch (answerFormOf(widget.kind)) {
    case 'text':
      if (typeof item.text !== 'string' || item.text.trim() === '') refuse(widget)
      return { url: requireUrl(widget.reply_url, 'Reply'), json: { text: item.text } }
    case 'magnitude':
      return { url: requireUrl(widget.vote_url, 'Vote'), json: { magnitude: magnitudeText(widget, item) } }
    case 'numbers':
      return { url: requireUrl(widget.vote_url, 'Vote'), json: { votes: numberVotes(widget, item) } }
    case 'choice':
      return { url: answerAddress(widget, item) }
    case 'cheer':
      return { url: answerAddress(widget, item), json: { vote_count: cheerCount(widget, item) } }
    case 'option':
      return { url: answerAddress(widget, item) }
    default:
      refuse(widget)
  }
}

/**
 * What is sent to change an interaction.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function updateBody(widget: Widget, interactionItem: InteractionItem): Partial<Interaction> {
  const item: LooseItem = interactionItem ?? {}
  if (answerFormOf(widget.kind) === 'cheer') return { vote_count: cheerCount(widget, item) }
  return { option_id: optionId(widget, item) }
}

/** The id of the option or choice that an item picks. */
export function optionId(widget: Widget, { id, vote_url }: LooseItem): string {
  const option = widget.options.find((candidate) =>
    id ? candidate.id === id : candidate.vote_url === vote_url,
  )
  if (option) return option.id
  if (!id && !vote_url) refuse(widget)
  throw new InteractionError('option-missing', widget.id, 'Widget option not present')
}

/** The widget's own address for the option wins over the item's, which may be of an older read. */
function answerAddress(widget: Widget, { id, vote_url, answer_url }: LooseItem): string {
  const isQuiz = answerFormOf(widget.kind) === 'choice'
  const given = isQuiz ? answer_url : vote_url
  const own = isQuiz
    ? widget.choices.find((choice) => choice.id === id)?.answer_url
    : widget.options.find((option) => option.id === id)?.vote_url
  const url = own ?? given
  if (typeof url === 'string' && url !== '') return url
  if (typeof id !== 'string' || id === '') refuse(widget)
  throw new InteractionError('option-missing', widget.id, 'Widget option not present')
}

function magnitudeText(widget: Widget, { magnitude }: LooseItem): string {
  const value = Number(magnitude ?? Number.NaN)
  return value >= 0 && value <= 1 ? value.toFixed(3) : refuse(widget)
}

function numberVotes(widget: Widget, { options }: LooseItem) {
  if (!Array.isArray(options) || options.length === 0) refuse(widget)
  return options.map((option: unknown) => {
    const { optionId: option_id, number }: { optionId?: unknown; number?: unknown } = Object(option)
    if (typeof option_id !== 'string' || !Number.isFinite(number)) refuse(widget)
    return { option_id, number }
  })
}

function cheerCount(widget: Widget, { vote_count }: LooseItem): number {
  return typeof vote_count === 'number' && Number.isInteger(vote_count) && vote_count >= 0
    ? vote_count
    : refuse(widget)
}
