import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties } from '../engagement/require.ts'
import {
  InteractionError,
  isConnectionError,
  isInteractionError,
  isInvalidBodyError,
  isPlatformHttpError,
  type PlatformHttpError,
} from '../errors/errors.ts'
import type { CallOptions, PlatformCall } from '../http/request.ts'
import { readResource } from '../http/resource.ts'
import { instantFrom } from '../wire/fields.ts'
import { type Interaction, interactionSchema } from '../wire/interaction.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import {
  answerFormOf,
  canUpdateAnswer,
  type InteractionItem,
  interactionRequest,
  pickedOption,
  updateBody,
} from './answer-forms.ts'
import { getWidgetInteractions } from './interactions.ts'
import { resolveWidget, type WidgetRef } from './widgets.ts'

/** Options of {@link createWidgetInteraction}. */
export type CreateWidgetInteractionOptions<Kind extends WidgetKind = WidgetKind> = CallOptions &
  WidgetRef<Kind> & {
    /** The answer, in the form of the widget's kind. */
    readonly interactionItem: InteractionItem<Kind>
  }

/**
 * Creates an answer to a widget. Use `saveWidgetInteraction` if an answer may already exist.
 *
 * @throws InteractionError `item-invalid`, `option-missing`: the item does not fit, nothing was sent
 * @throws InteractionError `interaction-closed`: the widget takes no answers (any more)
 * @throws InteractionError `interaction-exists`: the platform has an answer of this profile (409)
 * @example await createWidgetInteraction(engagement, { widget, interactionItem: { id: optionId } })
 */
export async function createWidgetInteraction<Kind extends WidgetKind>(
  engagement: Engagement,
  options: CreateWidgetInteractionOptions<Kind>,
): Promise<Interaction> {
  requireProperties('createWidgetInteraction', options, ['interactionItem'])
  const widget = await resolveWidget(engagement, 'createWidgetInteraction', options)
  return createAnswer(engagement, widget, options)
}

/** An answer to a widget that is known. */
export interface AnswerOptions extends CallOptions {
  readonly interactionItem: InteractionItem
}

/** Creates an answer to a widget that is known. @throws InteractionError */
export async function createAnswer(
  engagement: Engagement,
  widget: Widget,
  options: AnswerOptions,
): Promise<Interaction> {
  const request = interactionRequest(widget, options.interactionItem)
  return sendInteraction(engagement, widget, { ...options, ...request, method: 'POST' })
}

/** Tolerance of the platform's clock in milliseconds: its `Date` header has whole seconds. */
const CLOCK_TOLERANCE_MS = 1000

/**
 * Sends an answer, unless the widget is not published or has closed. While the platform's clock is unknown, the platform
 * decides whether it has closed.
 *
 * @throws InteractionError `interaction-closed`, `interaction-exists`
 */
export async function sendInteraction(
  engagement: Engagement,
  widget: Widget,
  call: PlatformCall,
): Promise<Interaction> {
  const { internals, clockSkewMs, now } = engagement
  const { id, kind, status, interactive_until: until } = widget
  const closesAt = instantFrom(until) ?? Number.POSITIVE_INFINITY
  const closed = (reason: string, cause?: PlatformHttpError) =>
    new InteractionError('interaction-closed', id, `${reason}: widgetId=${id}`, cause)
  if (status !== 'published')
    throw closed(`The widget is ${status} and takes answers only while it is published`)
  const isOver = clockSkewMs !== undefined && now() - CLOCK_TOLERANCE_MS >= closesAt
  if (isOver) throw closed(`Closed at ${until}`)
  try {
    const interaction = await readResource(engagement, {
      ...call,
      schema: interactionSchema,
      resource: 'interaction',
    })
    internals.track(`interaction-${call.method}`, { widgetId: id, widgetKind: kind })
    return interaction
  } catch (error) {
    if (!isPlatformHttpError(error)) throw error
    if (error.status === 409) {
      const text = `Interaction already present for widgetId=${id}, use updateWidgetInteraction`
      throw new InteractionError('interaction-exists', id, text, error)
    }
    throw error.status === 403 && now() + CLOCK_TOLERANCE_MS >= closesAt
      ? closed(`Closed at ${until}`, error)
      : error
  }
}

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
