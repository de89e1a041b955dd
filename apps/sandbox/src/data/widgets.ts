import { sql } from 'kysely'
import { isId } from '../core/ids.ts'
import type { WidgetKind } from '../core/widget-kind.ts'
import type { Database } from './database.ts'
import type { Row } from './schema.ts'

export type WidgetRow = Row<'widgets'>

/** Filters and order of a list of widgets (docs/contract/rest.md, 'Widgets'). */
export interface WidgetFilter {
  readonly status: Row<'widgets'>['status']
  /** @default every kind */
  readonly kinds?: readonly WidgetKind[] | undefined
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  /** Whether answers are still taken. */
  readonly interactive?: boolean | undefined
  readonly since?: number | undefined
  readonly newestFirst: boolean
}

/** Returns a page of a program's widgets, and how many there are. */
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
    .$if(kinds !== undefined, (q) => q.where(sql<boolean>`kind = any(${kinds}::text[])`))
    .$if(attributes.length > 0, (q) =>
      q.where(sql<boolean>`attributes @> ${JSON.stringify(attributes)}::jsonb`),
    )
    .$if(interactive !== undefined, (q) =>
      q.where(sql<boolean>`coalesce(interactive_until > ${now}, true) = ${interactive}`),
    )
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

/** Returns a published widget of a kind. */
export async function findWidget(
  db: Database,
  { id, kind }: { readonly id: string; readonly kind: WidgetKind },
): Promise<WidgetRow | undefined> {
  return isId(id) ? publishedOf(db, kind).where('id', '=', id).executeTakeFirst() : undefined
}

/** Returns the published follow-up of a widget. */
export function findFollowUp(
  db: Database,
  { parentId, kind }: { readonly parentId: string; readonly kind: WidgetKind },
): Promise<WidgetRow | undefined> {
  return publishedOf(db, kind).where('parent_id', '=', parentId).executeTakeFirst()
}

function publishedOf(db: Database, kind: WidgetKind) {
  return db.selectFrom('widgets').selectAll().where('kind', '=', kind).where('status', '=', 'published')
}

/** Adds an impression of a widget by a profile. */
export async function countImpression(db: Database, widgetId: string, profileId: string): Promise<void> {
  await db
    .insertInto('impressions')
    .values({ widget_id: widgetId, profile_id: profileId, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['widget_id', 'profile_id']).doUpdateSet({ times: sql`impressions.times + 1` }),
    )
    .execute()
}
