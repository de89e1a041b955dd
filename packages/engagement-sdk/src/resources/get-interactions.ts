import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { InvalidBodyError } from '../http/invalid-body-error.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { Program } from '../wire/program.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'
import type { Widget } from '../wire/widget.ts'
import {
  type AnsweredWidget,
  answeredWidget,
  answersQuery,
  lacksParentId,
  type WidgetIdentity,
} from './answered-widget.ts'
import { type ProgramRef, resolveProgramUrls } from './program-ref.ts'
import { type Interactions, readInteractions } from './read-interactions.ts'
import { isMissing, throwArgumentError } from './require-arguments.ts'
import { getWidget } from './widgets.ts'

/** An interaction address, with `{profile_id}` or without, such as a widget page's `interactionUrl`. */
export interface InteractionUrlRef {
  readonly interactionUrl: string
}

/** The widgets of a program to read interactions with. */
export interface WidgetSelection {
  /** For a follow-up the answers to its parent are read. One that does not name its parent is read first. */
  readonly widgets?: readonly WidgetIdentity[] | undefined
  readonly widgetKinds?: readonly WidgetKind[] | undefined
}

/** Options of {@link getWidgetsInteractions}: an interaction address, or a program and its widgets or kinds. */
export type GetWidgetsInteractionsOptions = CallOptions & (InteractionUrlRef | (ProgramRef & WidgetSelection))

/** The arguments of both functions, as untyped callers may give them. */
interface LooseArguments extends CallOptions, WidgetSelection, Partial<InteractionUrlRef> {
  readonly programId?: string | undefined
  readonly program?: Program | undefined
  readonly widget?: Widget | undefined
  readonly widgetId?: string | undefined
  readonly widgetKind?: WidgetKind | undefined
}

/**
 * Reads the own interactions with several widgets. A read that fails rejects: an outage never
 * looks like "no answer yet".
 *
 * @throws ArgumentError 'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.'
 * @throws ArgumentError 'No interaction found.' for an interaction address without a query
 * @example (await getWidgetsInteractions(engagement, { program, widgets })).byKind['text-prediction']
 */
export async function getWidgetsInteractions(
  engagement: Engagement,
  options: GetWidgetsInteractionsOptions,
): Promise<Interactions> {
  const functionName = 'getWidgetsInteractions'
  const { interactionUrl, programId, program, widgets, widgetKinds }: LooseArguments = options ?? {}
  if (interactionUrl) {
    if (!interactionUrl.includes('?')) throwArgumentError(functionName, 'No interaction found.')
    return readInteractions(engagement, interactionUrl, {}, options)
  }
  if ((isMissing(programId) && !program) || !(widgets || widgetKinds)) {
    throwArgumentError(
      functionName,
      'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.',
    )
  }
  // Without an id or kind the platform would return all interactions of the profile.
  if (!widgets?.length && !widgetKinds?.length) return { results: [], byKind: {}, rejected: [] }
  const [urls, answered] = await Promise.all([
    resolveProgramUrls(engagement, functionName, { ...options, programId, program }),
    Promise.all((widgets ?? []).map((widget) => resolveAnsweredWidget(engagement, widget, options))),
  ])
  const query = { ...answersQuery(answered), widget_kind: widgetKinds }
  return readInteractions(engagement, urls.widget_interactions_url_template, query, options)
}

/**
 * Options of {@link getWidgetInteractions}: a widget already read, or its id, its kind and its program or interaction
 * address.
 */
export type GetWidgetInteractionsOptions = CallOptions &
  (
    | { readonly widget: Widget }
    | ({ readonly widgetId: string; readonly widgetKind: WidgetKind } & (ProgramRef | InteractionUrlRef))
  )

/**
 * Reads the own interactions with one widget; for a follow-up, with its parent.
 *
 * @throws ArgumentError 'Argument object is missing widgetId, widgetKind and programId/interactionUrl'
 * @throws InvalidBodyError when no interaction with the widget can be read and one of the response is malformed
 * @example (await getWidgetInteractions(engagement, { widget }))[0]?.option_id
 */
export async function getWidgetInteractions(
  engagement: Engagement,
  options: GetWidgetInteractionsOptions,
): Promise<readonly Interaction[]> {
  const args: LooseArguments = options ?? {}
  const answered = await requireAnsweredWidget(engagement, args)
  const found = await readInteractionsWith(engagement, args, answered)
  const results = found.results.filter((interaction) => interaction.widget_id === answered.id)
  const [unread] = found.rejected
  // An answer that cannot be read is not "no answer yet": the caller would answer twice.
  if (results.length === 0 && unread)
    throw new InvalidBodyError('interaction', unread.field, unread.reason, unread)
  return results
}

/** Checks the arguments and returns the widget whose answers are read. */
async function requireAnsweredWidget(engagement: Engagement, args: LooseArguments): Promise<AnsweredWidget> {
  const { widget, widgetId, widgetKind, programId, program, interactionUrl } = args
  if (widget) return answeredWidget(widget)
  const hasSource = !isMissing(programId) || program || !isMissing(interactionUrl)
  if (isMissing(widgetId) || isMissing(widgetKind) || !hasSource) {
    const text = 'Argument object is missing widgetId, widgetKind and programId/interactionUrl'
    return throwArgumentError('getWidgetInteractions', text)
  }
  return resolveAnsweredWidget(engagement, { id: widgetId, kind: widgetKind }, args)
}

/** Returns the widget whose answers a widget shows. Reads a follow-up that does not name its parent. */
async function resolveAnsweredWidget(
  engagement: Engagement,
  widget: WidgetIdentity,
  options: CallOptions,
): Promise<AnsweredWidget> {
  if (!lacksParentId(widget)) return answeredWidget(widget)
  const { id: widgetId, kind: widgetKind } = widget
  return answeredWidget(await getWidget(engagement, { ...options, widgetId, widgetKind }))
}

/** Reads the own interactions with the answered widget, and others that the address includes. */
async function readInteractionsWith(
  engagement: Engagement,
  args: LooseArguments,
  answered: AnsweredWidget,
): Promise<Interactions> {
  const interactionUrl = args.widget?.widget_interactions_url_template ?? args.interactionUrl
  if (interactionUrl) return getWidgetsInteractions(engagement, { ...args, interactionUrl })
  const programId = args.widget?.program_id ?? args.programId
  const urls = await resolveProgramUrls(engagement, 'getWidgetInteractions', { ...args, programId })
  return readInteractions(engagement, urls.widget_interactions_url_template, answersQuery([answered]), args)
}
