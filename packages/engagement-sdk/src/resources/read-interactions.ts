import * as z from 'zod/mini'
import type { Engagement } from '../engagement/engagement.ts'
import type { CallOptions } from '../engagement/engagement-options.ts'
import { requireReady } from '../engagement/require-ready.ts'
import { InvalidBodyError } from '../http/invalid-body-error.ts'
import { pagesOf } from '../http/pages.ts'
import { parseItems } from '../http/parse.ts'
import type { RejectedItem } from '../http/rejected-item.ts'
import { takePages } from '../http/take-pages.ts'
import { fillTemplate, type Query } from '../http/url.ts'
import { maybeText, namedValues } from '../wire/fields.ts'
import { type Interaction, interactionSchema } from '../wire/interaction.ts'
import type { WidgetKind } from '../wire/vocabulary.ts'

/** The requested own interactions, over all pages. */
export interface Interactions {
  readonly results: readonly Interaction[]
  /** The same, by the kind of their widgets; a kind without any is absent. */
  readonly byKind: Readonly<Partial<Record<WidgetKind, readonly Interaction[]>>>
  /** Interactions that could not be read; each was emitted as a `warning` too. */
  readonly rejected: readonly RejectedItem[]
}

const groupsSchema = /* @__PURE__ */ namedValues(z.array(z.unknown()))

/** Interactions are a field of the body, or of its results, as the platform's public reference shows them. */
const envelopeSchema = /* @__PURE__ */ z.object({
  next: maybeText,
  interactions: z.optional(groupsSchema),
  results: z.optional(z.array(z.object({ interactions: groupsSchema }))),
})

/**
 * Reads every page of the own interactions at an address, whose `{profile_id}` is filled.
 *
 * @throws InvalidBodyError when an answer holds no interactions at all
 */
export async function readInteractions(
  engagement: Engagement,
  template: string | null | undefined,
  query: Query,
  options: CallOptions,
): Promise<Interactions> {
  const { profile } = requireReady(engagement)
  const url = fillTemplate(template, profile.id, 'Interactions')
  const pages = pagesOf(engagement, {
    resource: 'interactions',
    schema: envelopeSchema,
    firstCall: () => ({ ...options, url, query }),
    read(body, request) {
      const groups = body.interactions
        ? [body.interactions]
        : body.results?.map(({ interactions }) => interactions)
      if (!groups) throw new InvalidBodyError('interactions', 'interactions', 'is missing', request)
      const items = groups.flatMap((group) => Object.values(group).flat())
      return parseItems(interactionSchema, items, { resource: 'interaction', engagement, request })
    },
  })
  const { results, rejected } = await takePages(pages)
  return { results, byKind: groupByKind(results), rejected }
}

function groupByKind(interactions: readonly Interaction[]): Partial<Record<WidgetKind, Interaction[]>> {
  const byKind: Partial<Record<WidgetKind, Interaction[]>> = {}
  for (const interaction of interactions) {
    const group = byKind[interaction.widget_kind]
    if (group === undefined) byKind[interaction.widget_kind] = [interaction]
    else group.push(interaction)
  }
  return byKind
}
