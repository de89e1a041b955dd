import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { WidgetsTable } from '../data/schema.ts'
import type { Links, WidgetKind } from '../http/links.ts'
import { isWidgetKind } from '../http/links.ts'
import { optionId } from '../ids.ts'
import { wireInstant } from '../instants.ts'
import { attributesSchema } from './profile-resource.ts'

export type WidgetRow = Selectable<WidgetsTable>

interface Surroundings {
  readonly clientId: string
  readonly links: Links
  /** Votes by widget id, then by option position. */
  readonly votes: ReadonlyMap<string, ReadonlyMap<number, number>>
}

const contentSchema = z.record(z.string(), z.unknown())

/** A widget as contract 2.4 has it. */
export function widgetResource(row: WidgetRow, around: Surroundings) {
  const { clientId, links } = around
  const kind = kindOf(row)
  const url = links.widget(kind, row.id)
  const votes = around.votes.get(row.id)
  return {
    id: row.id,
    kind,
    url,
    client_id: clientId,
    program_id: row.program_id,
    status: row.status,
    question: row.question,
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
    interaction_url: `${url}interactions/`,
    widget_interactions_url_template: `${links.interactionsTemplate}?${queryName(kind)}=${row.id}`,
    schedule_url: `${url}schedule/`,
    rewards_url: null,
    earnable_rewards: [],
    impression_count: 0,
    unique_impression_count: 0,
    engagement_count: votes ? [...votes.values()].reduce((sum, n) => sum + n, 0) : 0,
    engagement_percent: null,
    created_by: { id: clientId, name: null, image_url: null },
    reactions: [],
    sponsors: [],
    custom_data: null,
    widget_attributes: attributesSchema.parse(row.attributes),
    translations: {},
    translatable_fields: [],
    confirmation_message: '',
    follow_ups: [],
    follow_up_url: `${links.api}${kind}-follow-ups/`,
    options: row.option_texts.map((_, position) => optionResource(row, { links, kind, position, votes })),
    ...contentSchema.parse(row.content),
  }
}

/** The channel on which the results of a program's widgets arrive. */
export function widgetChannel(programId: string): string {
  return `program.widget.${programId}`
}

/** The name under which interactions are asked for: `text_prediction_id`. */
export function queryName(kind: string): string {
  return `${kind.replaceAll('-', '_')}_id`
}

/** The kind of a stored widget. */
export function kindOf(row: Pick<WidgetRow, 'id' | 'kind'>): WidgetKind {
  if (!isWidgetKind(row.kind)) throw new Error(`Widget ${row.id} has the unknown kind ${row.kind}.`)
  return row.kind
}

/** The amount the right option of a settled widget has, 0 while there is none. */
export function topAmount(row: Pick<WidgetRow, 'amounts'>): number {
  return Math.max(0, ...(row.amounts ?? []))
}

interface OptionPlace {
  readonly links: Links
  readonly kind: WidgetKind
  readonly position: number
  readonly votes: ReadonlyMap<number, number> | undefined
}

function optionResource(row: WidgetRow, { links, kind, position, votes }: OptionPlace) {
  const id = optionId(row.id, position)
  const amount = row.amounts?.[position] ?? 0
  return {
    id,
    url: `${links.api}${kind}-options/${id}/`,
    description: row.option_texts[position] ?? null,
    image_url: row.option_images?.[position] || null,
    vote_url: links.optionVotes(kind, row.id, id),
    vote_count: votes?.get(position) ?? 0,
    is_correct: amount > 0 && amount === topAmount(row),
    reward_item_id: null,
    reward_item_amount: amount,
    earnable_rewards: [],
    translations: {},
    translatable_fields: [],
  }
}
