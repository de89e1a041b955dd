import { type RawBuilder, sql } from 'kysely'
import { isAnsweredBy, isPrediction } from '../core/widget-kind.ts'
import type { Database } from './database.ts'
import type { WidgetRow } from './widgets.ts'

/** What fans did with some widgets, and what followed from it, each by widget id. */
export interface Engagement {
  /** By option position the number of answers, or of cheers; a reply to a text ask is counted at position 0. */
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
  const followUps = await followUpsOf(db, idsOf(rows.filter(({ kind }) => isPrediction(kind))))
  const [counts, cheers, means, impressions] = await Promise.all([
    perOption(
      db,
      rows.map((row) => row.parent_id ?? row.id),
      sql`count(*)::int`,
    ),
    perOption(
      db,
      idsOf(rows.filter(({ kind }) => isAnsweredBy(kind, 'cheer'))),
      sql`sum((body->>'vote_count')::int)`,
    ),
    perOption(
      db,
      idsOf(rows.filter(({ kind }) => isAnsweredBy(kind, 'magnitude'))),
      sql`avg((body->>'magnitude')::float8)`,
    ),
    countImpressions(db, idsOf([...rows, ...followUps])),
  ])
  const votes = new Map<string, Map<number, number>>()
  for (const { widget_id, position, value } of [...counts, ...cheers])
    votes.set(widget_id, (votes.get(widget_id) ?? new Map<number, number>()).set(position, value))
  return {
    votes,
    magnitudes: new Map(means.map(({ widget_id, value }) => [widget_id, value])),
    impressions,
    followUps: Map.groupBy(followUps, (row) => row.parent_id ?? ''),
  }
}

function idsOf(rows: readonly WidgetRow[]): readonly string[] {
  return rows.map(({ id }) => id)
}

async function followUpsOf(db: Database, widgetIds: readonly string[]): Promise<readonly WidgetRow[]> {
  if (widgetIds.length === 0) return []
  return db
    .selectFrom('widgets')
    .selectAll()
    .where('parent_id', 'in', widgetIds)
    .orderBy('position')
    .execute()
}

/** Returns a value of all answers to each option of widgets. Answers to a whole widget are at position 0. */
async function perOption(db: Database, widgetIds: readonly string[], value: RawBuilder<number>) {
  if (widgetIds.length === 0) return []
  const position = sql<number>`coalesce(option_no, 0)`
  return db
    .selectFrom('interactions')
    .select(['widget_id', position.as('position'), value.as('value')])
    .where('widget_id', 'in', widgetIds)
    .groupBy(['widget_id', position])
    .execute()
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
