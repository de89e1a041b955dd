import { sql } from 'kysely'
import { isPrediction } from '../core/widget-kind.ts'
import type { Database } from './database.ts'
import type { WidgetRow } from './widgets.ts'

/** What fans did with some widgets, and what followed from it, each by widget id. */
export interface Engagement {
  /** The number of answers by option position; a reply to a text ask is counted at position 0. */
  readonly votes: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** The mean answer to each slider that was answered, from 0 to 1. */
  readonly magnitudes: ReadonlyMap<string, number>
  /** How often a widget was seen, and by how many profiles. */
  readonly impressions: ReadonlyMap<string, { readonly count: number; readonly profiles: number }>
  /** Follow-ups by the id of their prediction. */
  readonly followUps: ReadonlyMap<string, readonly WidgetRow[]>
}

/** Reads the votes, impressions and follow-ups of widgets. */
export async function engagementOf(db: Database, rows: readonly WidgetRow[]): Promise<Engagement> {
  const predictions = rows.filter((row) => isPrediction(row.kind)).map((row) => row.id)
  const followUps =
    predictions.length === 0
      ? []
      : await db
          .selectFrom('widgets')
          .selectAll()
          .where('parent_id', 'in', predictions)
          .orderBy('position')
          .execute()
  const [votes, impressions, magnitudes] = await Promise.all([
    countVotes(
      db,
      rows.map((row) => row.parent_id ?? row.id),
    ),
    countImpressions(
      db,
      [...rows, ...followUps].map((row) => row.id),
    ),
    meanMagnitudes(
      db,
      rows.filter((row) => row.kind === 'emoji-slider').map((row) => row.id),
    ),
  ])
  return { votes, magnitudes, impressions, followUps: Map.groupBy(followUps, (row) => row.parent_id ?? '') }
}

async function countVotes(db: Database, widgetIds: readonly string[]): Promise<Engagement['votes']> {
  const counts = new Map<string, Map<number, number>>()
  if (widgetIds.length === 0) return counts
  const rows = await db
    .selectFrom('interactions')
    .select([
      'widget_id',
      sql<number>`coalesce(option_no, 0)`.as('position'),
      sql<number>`count(*)::int`.as('votes'),
    ])
    .where('widget_id', 'in', widgetIds)
    .groupBy(['widget_id', sql`coalesce(option_no, 0)`])
    .execute()
  for (const row of rows) {
    const widget = counts.get(row.widget_id) ?? new Map<number, number>()
    counts.set(row.widget_id, widget.set(row.position, row.votes))
  }
  return counts
}

async function countImpressions(
  db: Database,
  widgetIds: readonly string[],
): Promise<Engagement['impressions']> {
  if (widgetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('impressions')
    .select([
      'widget_id',
      sql<number>`sum(times)::int`.as('count'),
      sql<number>`count(*)::int`.as('profiles'),
    ])
    .where('widget_id', 'in', widgetIds)
    .groupBy('widget_id')
    .execute()
  return new Map(rows.map(({ widget_id, ...seen }) => [widget_id, seen]))
}

async function meanMagnitudes(
  db: Database,
  sliderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sliderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('interactions')
    .select(['widget_id', sql<number>`avg((body->>'magnitude')::float8)`.as('mean')])
    .where('widget_id', 'in', sliderIds)
    .groupBy('widget_id')
    .execute()
  return new Map(rows.map(({ widget_id, mean }) => [widget_id, mean]))
}
