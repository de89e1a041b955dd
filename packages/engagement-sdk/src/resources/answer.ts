import { InteractionError } from '../errors/errors.ts'
import { requireUrl } from '../http/url.ts'
import { unlistedField } from '../wire/fields.ts'
import type { Interaction } from '../wire/interaction.ts'
import { ANSWER_FORMS, type WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'

/** The form of the answer to a widget of this kind; `none` for kinds that take no answers. */
export type AnswerForm<Kind extends WidgetKind = WidgetKind> = (typeof ANSWER_FORMS)[Kind]

/**
 * Returns the form of the answers to a kind.
 *
 * @example answerFormOf('emoji-slider') //=> 'magnitude'
 */
export function answerFormOf(kind: WidgetKind): AnswerForm {
  return ANSWER_FORMS[kind]
}

/**
 * Returns whether an answer to this kind may be changed: polls, predictions and cheer meters.
 *
 * @example canUpdateAnswer('text-quiz') //=> false
 */
export function canUpdateAnswer(kind: WidgetKind): boolean {
  return answerFormOf(kind) === 'option' || answerFormOf(kind) === 'cheer'
}

interface ItemByForm {
  /** One of the widget's options, or its id. */
  readonly option: { readonly id?: string | undefined; readonly vote_url?: string | null | undefined }
  /** One of the widget's choices, or its id. */
  readonly choice: { readonly id?: string | undefined; readonly answer_url?: string | null | undefined }
  /** One of the widget's options, or its id, and how often: a whole number from 0. */
  readonly cheer: ItemByForm['option'] & { readonly vote_count: number }
  /** From 0 to 1; sent with three decimal places. */
  readonly magnitude: { readonly magnitude: number }
  readonly numbers: { readonly options: readonly { readonly optionId: string; readonly number: number }[] }
  readonly text: { readonly text: string }
  readonly none: never
}

/** The answer to a widget of this kind; without a kind, any answer. */
export type InteractionItem<Kind extends WidgetKind = WidgetKind> = ItemByForm[AnswerForm<Kind>]

/** The fields of all items: which of them are used depends on the widget's kind. */
type AnyItem = Partial<
  ItemByForm['cheer'] &
    ItemByForm['choice'] &
    ItemByForm['magnitude'] &
    ItemByForm['numbers'] &
    ItemByForm['text']
>

/** An answer before it is sent. */
export interface Answer {
  /** Where it is created: the widget has an address, or each of its options or choices has one. */
  readonly url: string
  /** The fields of the interaction that the item sets. */
  readonly content: Partial<Interaction>
}

/** Returns the answer of an item; undefined if the item does not match the form. */
type AnswerOf = (
  item: AnyItem,
  widget: Widget,
) => { readonly url: string | null | undefined; readonly content: Answer['content'] } | undefined

const ANSWERS = {
  option: (item, { options }) => voteFor(item, options),
  cheer(item, { options }) {
    const { vote_count = -1 } = item
    if (!Number.isInteger(vote_count) || vote_count < 0) return undefined
    const { url, content } = voteFor(item, options)
    return { url, content: { ...content, vote_count } }
  },
  choice(item, { choices }) {
    const { id, answer_url: url } = item
    const choice = choices?.find((each) => (id ? each.id === id : url && each.answer_url === url))
    return { url: choice?.answer_url || url, content: { choice_id: choice?.id } }
  },
  magnitude({ magnitude: value }, widget) {
    if (typeof value !== 'number' || !(value >= 0 && value <= 1)) return undefined
    return { url: voteUrl(widget), content: { magnitude: value.toFixed(3) } }
  },
  numbers({ options }, widget) {
    if (!Array.isArray(options) || !options.length) return undefined
    const votes = options.map((vote) => ({ option_id: vote?.optionId, number: vote?.number }))
    const isComplete = votes.every((vote) => vote.option_id && Number.isFinite(vote.number))
    return isComplete ? { url: voteUrl(widget), content: { votes } } : undefined
  },
  text({ text }, widget) {
    if (typeof text !== 'string' || !text.trim()) return undefined
    return { url: requireUrl(unlistedField(widget, 'reply_url'), 'Reply'), content: { text } }
  },
  none: () => undefined,
} as const satisfies Record<AnswerForm, AnswerOf>

/**
 * Returns the vote for an option. The widget's own address wins over the item's, which may be of an older read.
 *
 * @param options undefined in a widget of an untyped caller that was not read with this package
 */
function voteFor({ id, vote_url: url }: ItemByForm['option'], options: Widget['options'] | undefined) {
  const option = options?.find((each) => (id ? each.id === id : url && each.vote_url === url))
  return { url: option?.vote_url || url, content: { option_id: option?.id } }
}

function voteUrl(widget: Widget): string {
  return requireUrl(unlistedField(widget, 'vote_url'), 'Vote')
}

/**
 * Returns the answer that an item makes to a widget.
 *
 * @throws InteractionError 'Invalid interacionItem argument property', 'Widget option not present'
 */
export function answerTo(widget: Widget, interactionItem: InteractionItem): Answer {
  const item: AnyItem = interactionItem
  const answer = ANSWERS[answerFormOf(widget.kind)](item, widget)
  if (answer?.url) return { url: answer.url, content: answer.content }
  if (answer && item.id) throw new InteractionError('option-missing', widget.id, 'Widget option not present')
  throw new InteractionError('item-invalid', widget.id, 'Invalid interacionItem argument property')
}

/** Returns whether a stored interaction has the content of an answer, without what the platform adds. */
export function isStored({ content }: Answer, stored: Interaction): boolean {
  const found = {
    ...stored,
    magnitude: Number(stored.magnitude).toFixed(3),
    votes: stored.votes?.map(({ option_id, number }) => ({ option_id, number })),
  }
  return Object.entries(content).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(unlistedField(found, name)),
  )
}
