import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { isPlatformHttpError, type PlatformHttpError } from '../http/platform-http-error.ts'
import type { TransportCall } from '../http/transport.ts'
import { instantFrom } from '../wire/instant.ts'
import { type Interaction, interactionSchema } from '../wire/interaction.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import { InteractionError } from './interaction-error.ts'
import type { InteractionItem } from './interaction-item.ts'
import { interactionRequest } from './interaction-request.ts'
import { readResource } from './read-resource.ts'
import { requireProperties } from './require-arguments.ts'
import { resolveWidget, type WidgetRef } from './widget-ref.ts'

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
  call: TransportCall,
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
