import { sql } from 'kysely'
import type { WidgetRow } from '../wire/widget-resource.ts'
import type { Database, Work } from './database.ts'

/** What a list of widgets can be narrowed to (contract 2.6). */
export interface WidgetFilter {
  readonly status: string
  readonly kinds: readonly string[]
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  /** Whether answers are still taken. */
  readonly interactive?: boolean | undefined
  readonly since?: number | undefined
  readonly newestFirst: boolean
}

/** One page of a program's widgets and how many there are in all. */
export async function listWidgets(
  db: Database,
  programId: string,
  { filter, now, limit, offset }: { filter: WidgetFilter; now: number; limit: number; offset: number },
): Promise<{ count: number; rows: WidgetRow[] }> {
  const { kinds, attributes, interactive, since } = filter
  const query = db
    .selectFrom('widgets')
    .where('program_id', '=', programId)
    .where('status', '=', filter.status)
    .$if(kinds.length > 0, (q) => q.where('kind', 'in', kinds))
    .$if(attributes.length > 0, (q) =>
      q.where(sql<boolean>`attributes @> ${JSON.stringify(attributes)}::jsonb`),
    )
    .$if(interactive === true, (q) =>
      q.where((where) =>
        where.or([where('interactive_until', 'is', null), where('interactive_until', '>', now)]),
      ),
    )
    .$if(interactive === false, (q) => q.where('interactive_until', '<=', now))
    .$if(since !== undefined, (q) => q.where('published_at', '>=', since ?? 0))
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .$if(filter.newestFirst, (q) => q.orderBy(sql`published_at desc nulls last`))
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, rows }
}

/** Votes by widget id, then by option position. */
export type VoteCounts = ReadonlyMap<string, ReadonlyMap<number, number>>

/** How often each option of some widgets was chosen. */
export async function voteCounts(db: Database | Work, widgetIds: readonly string[]): Promise<VoteCounts> {
  const counts = new Map<string, Map<number, number>>()
  if (widgetIds.length === 0) return counts
  const rows = await db
    .selectFrom('interactions')
    .select(['widget_id', 'option_no', sql<number>`count(*)::int`.as('votes')])
    .where('widget_id', 'in', widgetIds)
    .where('option_no', 'is not', null)
    .groupBy(['widget_id', 'option_no'])
    .execute()
  for (const row of rows) {
    const widget = counts.get(row.widget_id) ?? new Map<number, number>()
    if (row.option_no !== null) widget.set(row.option_no, row.votes)
    counts.set(row.widget_id, widget)
  }
  return counts
}
