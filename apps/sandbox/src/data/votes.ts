import { sql } from 'kysely'
import type { Database } from './database.ts'

/** The number of answers by option position. */
export type Votes = ReadonlyMap<number, number>

/** How often a widget was seen, and by how many profiles. */
export interface Impressions {
  readonly count: number
  readonly profiles: number
}

export async function countVotes(
  db: Database,
  widgetIds: readonly string[],
): Promise<ReadonlyMap<string, Votes>> {
  const counts = new Map<string, Map<number, number>>()
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

export async function countImpressions(
  db: Database,
  widgetIds: readonly string[],
): Promise<ReadonlyMap<string, Impressions>> {
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

export async function meanMagnitudes(
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
