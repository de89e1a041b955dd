import { z } from 'zod'
import { wireInstant } from '../core/formats.ts'
import { interactionKind, isAnsweredBy, isPrediction, queryName } from '../core/widget-kind.ts'
import type { WidgetRow } from '../data/widgets.ts'
import { attributesSchema } from './profile-resource.ts'
import { kindFields, type WidgetSurroundings } from './widget-kind-fields.ts'

const contentSchema = z.record(z.string(), z.unknown())

/** A widget as docs/contract/rest.md, 'Widgets' has it: what every kind has, and what its kind adds. URLs of a producer's calls are null. */
export function widgetResource(row: WidgetRow, around: WidgetSurroundings): WidgetResource {
  const { clientId, links } = around
  const { kind } = row
  const seen = around.impressions.get(row.id)
  return {
    id: row.id,
    kind,
    url: links.widget(kind, row.id),
    client_id: clientId,
    program_id: row.program_id,
    status: row.status,
    created_at: wireInstant(row.created_at),
    scheduled_at: row.published_at === null ? null : wireInstant(row.published_at),
    published_at: row.published_at === null ? null : wireInstant(row.published_at),
    interactive_until: row.interactive_until === null ? null : wireInstant(row.interactive_until),
    timeout: 'P0DT00H00M30S',
    publish_delay: 'P0DT00H00M00S',
    program_date_time: null,
    playback_time_ms: null,
    subscribe_channel: widgetChannel(row.program_id),
    pubnub_enabled: false,
    impression_url: links.impressions(kind, row.id),
    interaction_url: null,
    widget_interactions_url_template: withQuery(links.interactionsTemplate, interactionQuery(row)),
    schedule_url: null,
    rewards_url: null,
    earnable_rewards: [],
    impression_count: seen?.count ?? 0,
    unique_impression_count: seen?.profiles ?? 0,
    engagement_count: isAnsweredBy(kind, 'none') ? null : answerCount(around.votes.get(row.id)),
    engagement_percent: null,
    created_by: { id: clientId, name: null, image_url: null },
    reactions: [],
    sponsors: [],
    custom_data: null,
    widget_attributes: attributesSchema.parse(row.attributes),
    translations: {},
    translatable_fields: [],
    ...contentSchema.parse(row.content),
    ...kindFields(row, around),
    ...(isPrediction(kind) && {
      confirmation_message: '',
      follow_up_url: null,
      follow_ups: (around.followUps.get(row.id) ?? []).map((followUp) => widgetResource(followUp, around)),
    }),
  }
}

/** A widget on the wire: a JSON object whose fields depend on its kind. */
export type WidgetResource = Readonly<Record<string, unknown>>

/** The channel on which the results of a program's widgets arrive. */
export function widgetChannel(programId: string): string {
  return `program.widget.${programId}`
}

/** Returns the query that selects a profile's interactions with a widget; undefined for kinds that take no answers. */
export function interactionQuery(row: WidgetRow): string | undefined {
  const { kind } = row
  if (row.parent_id !== null) return `${queryName(interactionKind(kind))}=${row.parent_id}`
  return isAnsweredBy(kind, 'none') ? undefined : `${queryName(kind)}=${row.id}`
}

/** A URL with a query, or without one where there is none. */
export function withQuery(url: string, query: string | undefined): string {
  return query ? `${url}?${query}` : url
}

function answerCount(votes: ReadonlyMap<number, number> = new Map()): number {
  return [...votes.values()].reduce((sum, n) => sum + n, 0)
}
