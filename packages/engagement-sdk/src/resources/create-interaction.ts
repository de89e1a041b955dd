import { requireProperties } from '../arguments.ts'
import type { CallOptions, Engagement } from '../engagement.ts'
import { InteractionError } from '../errors/interaction-error.ts'
import { PlatformHttpError } from '../errors/platform-http-error.ts'
import { callOptions } from '../http/pages.ts'
import { parseBody } from '../http/parse.ts'
import { requireReady } from '../require-ready.ts'
import { instantFrom } from '../wire/instant.ts'
import { type Interaction, interactionSchema } from '../wire/interaction.ts'
import type { Widget } from '../wire/widget.ts'
import type { InteractionItem } from './interaction-item.ts'
import { interactionRequest } from './interaction-request.ts'
import { type OfWidget, widgetOf } from './widgets.ts'

/** Arguments of {@link createWidgetInteraction}. */
export type CreateWidgetInteraction = CallOptions & OfWidget & { readonly interactionItem: InteractionItem }

/**
 * Answers a widget for the first time. Use `saveWidgetInteraction` where there may be an answer.
 *
 * @throws InteractionError `item-invalid`, `option-missing`: the item does not fit, nothing was sent
 * @throws InteractionError `interaction-closed`: the widget takes no answers (any more)
 * @throws InteractionError `interaction-exists`: the platform has an answer of this profile (409)
 * @example await createWidgetInteraction(engagement, { widget, interactionItem: widget.options[0] })
 */
export async function createWidgetInteraction(
  engagement: Engagement,
  options: CreateWidgetInteraction,
): Promise<Interaction> {
  requireAnswer('createWidgetInteraction', options)
  requireReady(engagement)
  const { transport, track } = engagement.internals
  const widget = await widgetOf(engagement, options)
  const request = interactionRequest(widget, options.interactionItem)
  requireOpen(engagement, widget)
  try {
    const { body } = await transport.send({ ...callOptions(options), ...request, method: 'POST' })
    const interaction = parseBody(interactionSchema, body, 'interaction')
    track('interaction-created', { widgetId: widget.id, widgetKind: widget.kind })
    return interaction
  } catch (error) {
    throw refusal(engagement, widget, error)
  }
}

/** @throws ArgumentError naming what a call that answers a widget lacks */
export function requireAnswer(verb: string, options: CreateWidgetInteraction): void {
  const names = options?.widget ? [] : (['widgetId', 'widgetKind'] as const)
  requireProperties(verb, options, [...names, 'interactionItem'])
}

/** By how much the platform's clock may be off, in milliseconds: its header counts whole seconds. */
const CLOCK_TOLERANCE_MS = 1000

/**
 * Refuses what the platform would refuse for certain. While its clock is unknown, it decides.
 *
 * @throws InteractionError `interaction-closed`
 */
export function requireOpen(engagement: Engagement, widget: Widget): void {
  const closesAt = instantFrom(widget.interactive_until)
  const isOver = closesAt !== undefined && engagement.now() - CLOCK_TOLERANCE_MS >= closesAt
  if (widget.status !== 'published' || (isOver && engagement.clockSkewMs !== undefined)) throw closed(widget)
}

/** What a failed write means for its widget. */
export function refusal(engagement: Engagement, widget: Widget, error: unknown): unknown {
  if (!(error instanceof PlatformHttpError)) return error
  if (error.status === 409) {
    const text = `Interaction already present for widgetId=${widget.id}, use updateWidgetInteraction`
    return new InteractionError('interaction-exists', widget.id, text, error)
  }
  const closesAt = instantFrom(widget.interactive_until)
  const isOver = closesAt !== undefined && engagement.now() + CLOCK_TOLERANCE_MS >= closesAt
  return error.status === 403 && isOver ? closed(widget, error) : error
}

function closed(widget: Widget, cause?: PlatformHttpError): InteractionError {
  const until = widget.interactive_until ? ` since ${widget.interactive_until}` : ''
  const text = `The widget takes no interactions${until}: widgetId=${widget.id}, status=${widget.status}`
  return new InteractionError('interaction-closed', widget.id, text, cause)
}
