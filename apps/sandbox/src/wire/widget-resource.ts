import { z } from 'zod'
import { fractionText, wireInstant } from '../core/formats.ts'
import { optionId } from '../core/ids.ts'
import {
  type AnswerForm,
  formOf,
  interactionKind,
  isAnsweredBy,
  isPrediction,
  queryName,
} from '../core/widget-kind.ts'
import type { Engagement } from '../data/engagement.ts'
import type { AnsweredRow } from '../data/interactions.ts'
import type { WidgetRow } from '../data/widgets.ts'
import { POINTS_ITEM } from './leaderboard-resource.ts'
import type { Links } from './links.ts'
import { attributesSchema } from './profile-resource.ts'

const contentSchema = z.record(z.string(), z.unknown())

/** What a widget's resource is made with. */
interface WidgetSurroundings extends Engagement {
  readonly clientId: string
  readonly links: Links
}

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
    question: row.question,
    ...BY_FORM[formOf(kind)](row, around),
    ...(isPrediction(kind) && {
      confirmation_message: '',
      follow_up_url: null,
      follow_ups: (around.followUps.get(row.id) ?? []).map((followUp) => widgetResource(followUp, around)),
    }),
  }
}

/** A widget on the wire: a JSON object whose fields depend on its kind. */
export type WidgetResource = Readonly<Record<string, unknown>>

/** Returns the channel on which the results of a program's widgets arrive. */
export function widgetChannel(programId: string): string {
  return `program.widget.${programId}`
}

/** Returns the query that selects a profile's interactions with a widget; undefined for kinds that take no answers. */
export function interactionQuery(row: WidgetRow): string | undefined {
  const { kind } = row
  if (row.parent_id !== null) return `${queryName(interactionKind(kind))}=${row.parent_id}`
  return isAnsweredBy(kind, 'none') ? undefined : `${queryName(kind)}=${row.id}`
}

/** Returns a URL with a query, or without one if the query is empty. */
export function withQuery(url: string, query: string | undefined): string {
  return query ? `${url}?${query}` : url
}

function answerCount(votes: ReadonlyMap<number, number> = new Map()): number {
  return [...votes.values()].reduce((sum, n) => sum + n, 0)
}

/** What a kind adds to the fields that every widget has (docs/contract/rest.md, 'Kinds of widgets'). */
const BY_FORM = {
  option: (row, place) => ({ options: options(row, place) }),
  cheer: (row, place) => ({ options: options(row, place), cheer_type: 'tap' }),
  choice: (row, place) => ({ choices: choices(row, place) }),
  numbers: (row, place) => ({
    options: options(row, place).map(({ vote_url: _, ...option }) => ({ ...option, correct_number: null })),
    vote_url: place.links.widgetVotes(row.kind, row.id),
    required_correct: 'all',
  }),
  magnitude: (row, { links, magnitudes }) => ({
    ...averageOf(magnitudes.get(row.id)),
    options: row.option_texts.map((_, position) => ({
      id: optionId(row.id, position),
      image_url: imageOf(row, position, links),
    })),
    vote_url: links.widgetVotes(row.kind, row.id),
  }),
  reply: (row, { links, votes }) => ({
    prompt: row.question,
    confirmation_message: '',
    reply_url: links.replies(row.kind, row.id),
    reply_count: votes.get(row.id)?.get(0) ?? 0,
  }),
  none: (row, place) => (row.parent_id === null ? {} : followUp(row, row.parent_id, place)),
} as const satisfies Record<AnswerForm, (row: WidgetRow, place: WidgetSurroundings) => object>

/** A follow-up has its prediction's options, the right option, and the URL that claims the reward. */
function followUp(row: WidgetRow, parentId: string, place: WidgetSurroundings): object {
  const { links } = place
  const parentKind = interactionKind(row.kind)
  const name = queryName(parentKind)
  const right = rightPosition(row)
  return {
    options: options({ ...row, id: parentId, kind: parentKind }, place),
    correct_option_id: right === undefined ? null : optionId(parentId, right),
    claim_url: links.claims(parentKind, parentId),
    [name]: parentId,
    [name.replace(/_id$/, '_url')]: links.widget(parentKind, parentId),
  }
}

function options(row: WidgetRow, place: WidgetSurroundings) {
  const top = topAmount(row)
  return row.option_texts.map((description, position) => {
    const id = optionId(row.id, position)
    const amount = row.amounts?.[position] ?? 0
    return {
      id,
      url: null,
      description,
      image_url: imageOf(row, position, place.links),
      vote_url: place.links.optionVotes(row.kind, row.id, id),
      vote_count: place.votes.get(row.id)?.get(position) ?? 0,
      is_correct: amount > 0 && amount === top,
      reward_item_id: null,
      reward_item_amount: amount,
      earnable_rewards: [],
      translations: {},
      translatable_fields: [],
    }
  })
}

/** A quiz shows what is right before it is answered; its amounts mark it from the start. */
function choices(row: WidgetRow, place: WidgetSurroundings) {
  const right = rightPosition(row)
  return row.option_texts.map((description, position) => {
    const id = optionId(row.id, position)
    return {
      id,
      description,
      image_url: imageOf(row, position, place.links),
      answer_url: place.links.choiceAnswers(row.kind, row.id, id),
      answer_count: place.votes.get(row.id)?.get(position) ?? 0,
      is_correct: position === right,
    }
  })
}

/** A slider without answers shows the average of its content. */
function averageOf(magnitude: number | undefined): object {
  return magnitude === undefined ? {} : { average_magnitude: fractionText(magnitude) }
}

/** Images of our own are stored as paths. */
function imageOf(row: WidgetRow, position: number, links: Links): string | null {
  const image = row.option_images?.[position]
  return image ? new URL(image, links.origins.static).href : null
}

/** Returns the amount of the right option of a settled widget; 0 while there is none. */
export function topAmount(row: Pick<WidgetRow, 'amounts'>): number {
  return Math.max(0, ...(row.amounts ?? []))
}

/** Returns the position of the right option; undefined while there is none. */
function rightPosition(row: Pick<WidgetRow, 'amounts'>): number | undefined {
  const top = topAmount(row)
  return top > 0 ? row.amounts?.indexOf(top) : undefined
}

/** Returns what a prediction has earned through its follow-up: nothing for a wrong option. */
export function predictionRewards({ option_no, amounts }: Pick<AnsweredRow, 'option_no' | 'amounts'>) {
  if (option_no === null || rightPosition({ amounts }) !== option_no) return []
  return [
    {
      reward_item_id: POINTS_ITEM.id,
      reward_item_name: POINTS_ITEM.name,
      reward_item_amount: amounts?.[option_no] ?? 0,
      reward_action: 'prediction-correct',
    },
  ]
}
