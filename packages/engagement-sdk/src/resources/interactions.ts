import type { Engagement } from '../engagement/engagement.ts'
import { requireReady, throwArgumentError } from '../engagement/require.ts'
import { InvalidBodyError } from '../errors/errors.ts'
import { parseBody, type RejectedItem } from '../http/parse.ts'
import { type Pages, pagesOf, takePages } from '../http/read.ts'
import type { CallOptions } from '../http/request.ts'
import { fillTemplate, type Query } from '../http/url.ts'
import { unlistedField } from '../wire/fields.ts'
import { type Interaction, interactionSchema, interactionsPageSchema } from '../wire/interaction.ts'
import type { Program } from '../wire/program.ts'
import { WIDGET_KINDS, type WidgetKind } from '../wire/vocabulary.ts'
import type { ParentIds, Widget } from '../wire/widget.ts'
import { type ProgramRef, resolveProgram } from './programs.ts'
import { getWidget } from './widgets.ts'

/** Returns the kind that a follow-up settles; undefined for all other kinds. */
export function parentKind(kind: WidgetKind): WidgetKind | undefined {
  return WIDGET_KINDS.find((each) => `${each}-follow-up` === kind)
}

/** A widget's id and kind. A follow-up that names its parent saves a request. */
export interface WidgetIdentity extends ParentIds {
  readonly kind: WidgetKind
  readonly id: string
}

/** Returns the widget whose answers a widget shows: itself, or the parent that a follow-up names. */
export function answeredWidget(widget: WidgetIdentity): WidgetIdentity {
  const kind = parentKind(widget.kind)
  const id = kind && unlistedField(widget, idParameter(kind))
  return kind && typeof id === 'string' ? { kind, id } : widget
}

/**
 * Returns the query parameter that selects the answers to widgets of a kind. A follow-up names its parent in the field with the
 * same name.
 *
 * @example idParameter('text-prediction') //=> 'text_prediction_id'
 */
function idParameter(kind: WidgetKind): string {
  return `${kind.replaceAll('-', '_')}_id`
}

/**
 * Returns the query that reads the answers to these widgets.
 *
 * @example answersQuery([{ kind: 'text-prediction', id: 'w1' }]) //=> { text_prediction_id: ['w1'] }
 */
export function answersQuery(widgets: readonly WidgetIdentity[]): Record<string, string[]> {
  const ids = new Map<string, Set<string>>()
  for (const { kind, id } of widgets) {
    const name = idParameter(kind)
    ids.set(name, (ids.get(name) ?? new Set()).add(id))
  }
  return Object.fromEntries([...ids].map(([name, each]) => [name, [...each]]))
}

/** The requested own interactions, over all pages. */
export interface Interactions {
  readonly results: readonly Interaction[]
  /** The same, by the kind of their widgets; a kind without any is absent. */
  readonly byKind: Readonly<Partial<Record<WidgetKind, readonly Interaction[]>>>
  /** Interactions that could not be read; each was emitted as a `warning` too. */
  readonly rejected: readonly RejectedItem[]
}

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

/** Options of {@link getProgramInteractions}: an interaction address, or a program and its widgets or kinds. */
export type GetProgramInteractionsOptions = CallOptions & (InteractionUrlRef | (ProgramRef & WidgetSelection))

/**
 * Reads the own interactions with several widgets. A read that fails rejects: an outage never looks like "no answer yet".
 *
 * @throws ArgumentError 'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.'
 * @throws ArgumentError 'No interaction found.' for an interaction address without a query
 */
export async function getProgramInteractions(
  engagement: Engagement,
  options: GetProgramInteractionsOptions,
): Promise<Interactions> {
  const functionName = 'getProgramInteractions'
  const { interactionUrl, ...args }: LooseArguments = options ?? {}
  const { program, programId, widgets, widgetKinds } = args
  if (interactionUrl) {
    if (!interactionUrl.includes('?')) throwArgumentError(functionName, 'No interaction found.')
    return readInteractions(engagement, interactionUrl, args)
  }
  if (!(program || programId) || !(widgets || widgetKinds)) {
    const text = 'Argument object is missing interactionUrl or programId + widgetIds/widgetKinds.'
    throwArgumentError(functionName, text)
  }
  // Without an id or kind the platform would return all interactions of the profile.
  if (!widgets?.length && !widgetKinds?.length) return { results: [], byKind: {}, rejected: [] }
  const [urls, answered] = await Promise.all([
    resolveProgram(engagement, functionName, args),
    Promise.all((widgets ?? []).map((widget) => resolveAnsweredWidget(engagement, widget, args))),
  ])
  const query = { ...answersQuery(answered), widget_kind: widgetKinds }
  return readInteractions(engagement, urls.widget_interactions_url_template, { ...args, query })
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
 */
export async function getWidgetInteractions(
  engagement: Engagement,
  options: GetWidgetInteractionsOptions,
): Promise<readonly Interaction[]> {
  const { widget, widgetId, widgetKind, interactionUrl, program, programId, ...call }: LooseArguments =
    options ?? {}
  const given = widget ?? (widgetId && widgetKind && { id: widgetId, kind: widgetKind })
  const url = widget?.widget_interactions_url_template ?? interactionUrl
  const id = programId || widget?.program_id
  if (!given || !(url || program || id)) {
    const text = 'Argument object is missing widgetId, widgetKind and programId/interactionUrl'
    throwArgumentError('getWidgetInteractions', text)
  }
  const answered = await resolveAnsweredWidget(engagement, given, call)
  const ref = program ? { program } : { programId: id ?? '' }
  const selection = url ? { interactionUrl: url } : { ...ref, widgets: [answered] }
  const found = await getProgramInteractions(engagement, { ...call, ...selection })
  const results = found.results.filter(({ widget_id }) => widget_id === answered.id)
  const [unread] = found.rejected
  // An answer that cannot be read is not "no answer yet": the caller would answer twice.
  if (results.length === 0 && unread)
    throw new InvalidBodyError('interaction', unread.field, unread.reason, unread)
  return results
}

/** The arguments of both functions, as untyped callers may give them. */
interface LooseArguments extends CallOptions, WidgetSelection, Partial<InteractionUrlRef> {
  readonly programId?: string | undefined
  readonly program?: Program | undefined
  readonly widget?: Widget | undefined
  readonly widgetId?: string | undefined
  readonly widgetKind?: WidgetKind | undefined
}

/** Returns the widget whose answers a widget shows. Reads a follow-up that does not name its parent. */
async function resolveAnsweredWidget(
  engagement: Engagement,
  widget: WidgetIdentity,
  options: CallOptions,
): Promise<WidgetIdentity> {
  const answered = answeredWidget(widget)
  if (!parentKind(answered.kind)) return answered
  return answeredWidget(
    await getWidget(engagement, { ...options, widgetId: widget.id, widgetKind: widget.kind }),
  )
}

/**
 * Reads every page of the own interactions at an address, whose `{profile_id}` is filled.
 *
 * @throws InvalidBodyError when a response has no interactions at all
 */
async function readInteractions(
  engagement: Engagement,
  template: string | null | undefined,
  call: CallOptions & { readonly query?: Query },
): Promise<Interactions> {
  const { profile } = requireReady(engagement)
  const url = fillTemplate(template, profile.id, 'Interactions')
  const pages: Pages<Interaction> = pagesOf(engagement, {
    list: 'interactions',
    item: 'interaction',
    schema: interactionSchema,
    firstCall: () => ({ ...call, url }),
    parsePage(response) {
      const { next, ...body } = parseBody(interactionsPageSchema, response.body, 'interactions', response)
      const groups = body.interactions ? [body] : body.results
      if (!groups) throw new InvalidBodyError('interactions', 'interactions', 'is missing', response)
      return { next, results: groups.flatMap(({ interactions = {} }) => Object.values(interactions).flat()) }
    },
  })
  const { results, rejected } = await takePages(pages)
  const byKind: Partial<Record<WidgetKind, Interaction[]>> = {}
  for (const interaction of results) {
    byKind[interaction.widget_kind] ??= []
    byKind[interaction.widget_kind]?.push(interaction)
  }
  return { results, byKind, rejected }
}
