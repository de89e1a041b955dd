import type { Engagement } from '../engagement/engagement.ts'
import { requireProperties } from '../engagement/require.ts'
import { InteractionError, isEngagementError, type PlatformHttpError } from '../errors/errors.ts'
import { readResource } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { instantFrom } from '../wire/fields.ts'
import { type Interaction, interactionSchema } from '../wire/interaction.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import {
  type Answer,
  answerFormOf,
  answerTo,
  canUpdateAnswer,
  type InteractionItem,
  isStored,
} from './answer.ts'
import { getWidgetInteractions } from './interactions.ts'
import { resolveWidget, type WidgetRef } from './widgets.ts'

const MAXIMUM_READ_BACKS = 2
/** Tolerance of the platform's clock in milliseconds: its `Date` header has whole seconds. */
const CLOCK_TOLERANCE_MS = 1000

export type CreateWidgetInteractionOptions<Kind extends WidgetKind = WidgetKind> = CallOptions &
  WidgetRef<Kind> & {
    readonly interactionItem: InteractionItem<Kind>
  }

/**
 * Creates an answer to a widget. Use `saveWidgetInteraction` if an answer may already exist.
 *
 * @throws InteractionError `item-invalid`, `option-missing`: the item does not fit, nothing was sent
 * @throws InteractionError `interaction-closed`: the widget takes no answers (any more)
 * @throws InteractionError `interaction-exists`: the platform has an answer of this profile (409)
 */
export async function createWidgetInteraction<Kind extends WidgetKind>(
  engagement: Engagement,
  options: CreateWidgetInteractionOptions<Kind>,
): Promise<Interaction> {
  return writeAnswer(engagement, await answerCall(engagement, 'createWidgetInteraction', options))
}

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
 */
export async function updateWidgetInteraction<Kind extends WidgetKind>(
  engagement: Engagement,
  options: UpdateWidgetInteractionOptions<Kind>,
): Promise<Interaction> {
  const call = await answerCall(engagement, 'updateWidgetInteraction', options)
  const { id } = call.widget
  const stored = options.interaction ? [options.interaction] : await getWidgetInteractions(engagement, call)
  const previous = replacedBy(call, stored)
  if (previous) return writeAnswer(engagement, call, previous)
  const text = stored.length
    ? 'No user interaction found for given cheer meter interaction item'
    : `No widget interaction found for widgetId=${id}, use createWidgetInteraction`
  throw new InteractionError('interaction-missing', id, text)
}

export type SaveWidgetInteractionOptions<Kind extends WidgetKind = WidgetKind> =
  UpdateWidgetInteractionOptions<Kind> & {
    /**
     * Whether a write whose response was lost is read back, and sent once more if it is not stored. If false, such a write
     * rejects, for a caller that reads back several answers together. @default true
     */
    readonly recoverLost?: boolean | undefined
  }

/**
 * Stores an answer, whether or not one is stored already: creates it, or updates the `interaction` given. After a lost
 * response, and when the platform has an answer already (409), the stored answer is read back. If it equals this one, the call
 * succeeds; if it is another one, it is updated; if none is stored after a lost response, the answer is sent once more.
 *
 * @returns the interaction as the platform confirmed it
 * @throws InteractionError `interaction-closed`, `item-invalid`, `update-unsupported` (another answer of a one-shot kind is stored)
 * @throws ConnectionError when the answer could not be confirmed
 */
export async function saveWidgetInteraction<Kind extends WidgetKind>(
  engagement: Engagement,
  options: SaveWidgetInteractionOptions<Kind>,
): Promise<Interaction> {
  const call = await answerCall(engagement, 'saveWidgetInteraction', options)
  const { recoverLost = true } = options
  let previous = options.interaction
  for (let round = 1; ; round += 1) {
    try {
      return await writeAnswer(engagement, call, previous)
    } catch (error) {
      // A request that seemed lost may arrive after the answer was read back: then the second create is refused with 409.
      const exists = isEngagementError(error, 'InteractionError') && error.code === 'interaction-exists'
      const isLost = recoverLost && round === 1 && isUnconfirmed(error)
      if (round > MAXIMUM_READ_BACKS || !(exists || isLost)) throw error
      previous = replacedBy(call, await getWidgetInteractions(engagement, call))
      if (previous && isStored(call.answer, previous)) return previous
    }
  }
}

/** An answer to a widget, and the options of the calls that send it. */
interface AnswerCall extends CallOptions {
  readonly widget: Widget
  readonly answer: Answer
}

/** Reads the widget, unless it is given, and checks the item. */
async function answerCall(
  engagement: Engagement,
  functionName: string,
  options: CreateWidgetInteractionOptions,
): Promise<AnswerCall> {
  requireProperties(functionName, options, ['interactionItem'])
  const widget = await resolveWidget(engagement, functionName, options)
  const { signal, timeoutMs, deadlineAt } = options
  return { signal, timeoutMs, deadlineAt, widget, answer: answerTo(widget, options.interactionItem) }
}

/**
 * Sends an answer: creates it, or changes the previous one. Whether the widget has closed, the platform decides: its clock
 * differs from the device's and from those of its other hosts.
 *
 * @throws InteractionError
 */
async function writeAnswer(
  engagement: Engagement,
  { widget, answer, ...options }: AnswerCall,
  previous?: Interaction,
): Promise<Interaction> {
  const { id, kind, status, interactive_until: until } = widget
  const { option_id, choice_id, ...rest } = answer.content
  if (previous && !canUpdateAnswer(kind)) {
    const text = `Interaction already present for widgetId=${id}, updateWidgetInteraction not supported.`
    throw new InteractionError('update-unsupported', id, text)
  }
  if (previous && !option_id) throw new InteractionError('option-missing', id, 'Widget option not present')
  const closed = (reason: string, cause?: PlatformHttpError) =>
    new InteractionError('interaction-closed', id, `${reason}: widgetId=${id}`, cause)
  if (status !== 'published')
    throw closed(`The widget is ${status} and takes answers only while it is published`)
  // The option and the choice are part of the address of a creation.
  const json = Object.keys(rest).length ? rest : undefined
  const call = previous
    ? ({ method: 'PATCH', url: previous.url, json: json ?? { option_id } } as const)
    : ({ method: 'POST', url: answer.url, json } as const)
  try {
    const read = { ...options, ...call, schema: interactionSchema, resource: 'interaction' }
    const interaction = await readResource(engagement, read)
    engagement.internals.track(`interaction-${call.method}`, { widgetId: id, widgetKind: kind })
    return interaction
  } catch (error) {
    if (!isEngagementError(error, 'PlatformHttpError')) throw error
    if (error.status === 409) {
      const text = `Interaction already present for widgetId=${id}, use updateWidgetInteraction`
      throw new InteractionError('interaction-exists', id, text, error)
    }
    const closesAt = instantFrom(until) ?? Number.POSITIVE_INFINITY
    const isOver = engagement.now() + CLOCK_TOLERANCE_MS >= closesAt
    throw error.status === 403 && isOver ? closed(`Closed at ${until}`, error) : error
  }
}

/** Returns whether a write may have been stored although no confirmation arrived. */
function isUnconfirmed(error: unknown): boolean {
  const isBroken = isEngagementError(error, 'PlatformHttpError') && error.status >= 500
  return (
    isBroken || isEngagementError(error, 'ConnectionError') || isEngagementError(error, 'InvalidBodyError')
  )
}

/** Returns the stored answer that a new one replaces: the only one, or a cheer meter's for the same option. */
function replacedBy({ widget, answer }: AnswerCall, stored: readonly Interaction[]): Interaction | undefined {
  if (answerFormOf(widget.kind) !== 'cheer') return stored[0]
  return stored.find(({ option_id }) => option_id === answer.content.option_id)
}
