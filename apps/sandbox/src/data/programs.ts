import { sql } from 'kysely'
import { isId } from '../core/ids.ts'
import type { Database, Work } from './database.ts'
import type { Row } from './schema.ts'

export type ProgramRow = Row<'programs'>

/** Filters and order of a list of programs (docs/contract/rest.md, 'Programs'). */
export interface ProgramFilter {
  /** Part of a title, any case. */
  readonly title?: string | undefined
  readonly since?: number | undefined
  readonly until?: number | undefined
  readonly status?: ProgramStatus | undefined
  readonly active?: boolean | undefined
  readonly ordering: { readonly column: ProgramOrdering; readonly isDescending: boolean }
}

export const PROGRAM_STATUSES = ['future', 'live', 'past'] as const
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number]

export const PROGRAM_ORDERINGS = ['scheduled_at', 'started_at', 'stopped_at', 'created_at'] as const
export type ProgramOrdering = (typeof PROGRAM_ORDERINGS)[number]

/** Programs start at kick-off and stop when the result is due. */
const COLUMNS = {
  scheduled_at: sql`coalesce(kick_off_at, moved_from_at)`,
  started_at: sql`kick_off_at`,
  stopped_at: sql`results_due_at`,
  created_at: sql`created_at`,
} as const satisfies Record<ProgramOrdering, unknown>

/**
 * Selects the programs that fans can see: those with a kick-off, and those that had one before they were moved to no date.
 * These and void ones stay visible, so that picks can be read.
 */
function visiblePrograms(db: Database) {
  return db.selectFrom('programs').where(KICK_OFF, 'is not', null)
}

/** The kick-off that fans see. */
const KICK_OFF = sql<number>`coalesce(kick_off_at, moved_from_at)`

function statusAt(now: number) {
  return sql`case when kick_off_at is null or kick_off_at > ${now} then 'future'
    when results_due_at <= ${now} then 'past' else 'live' end`
}

/** Returns a page of programs, and how many there are. */
export async function listPrograms(
  db: Database,
  filter: ProgramFilter,
  span: { now: number; limit: number; offset: number },
): Promise<{ count: number; rows: ProgramRow[] }> {
  const { title, since, until, status, active, ordering } = filter
  const query = visiblePrograms(db)
    .$if(title !== undefined, (q) => q.where(sql<boolean>`strpos(lower(title), lower(${title})) > 0`))
    .$if(since !== undefined, (q) => q.where(KICK_OFF, '>=', since ?? 0))
    .$if(until !== undefined, (q) => q.where(KICK_OFF, '<=', until ?? 0))
    .$if(status !== undefined, (q) => q.where(sql<boolean>`${statusAt(span.now)} = ${status}`))
    .$if(active !== undefined, (q) => q.where(sql<boolean>`(${statusAt(span.now)} = 'live') = ${active}`))
  const { count } = await query.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy(COLUMNS[ordering.column], ordering.isDescending ? 'desc' : 'asc')
    .orderBy('tournament_id')
    .orderBy('position')
    .limit(span.limit)
    .offset(span.offset)
    .execute()
  return { count, rows }
}

/** Returns the programs of a tournament, or of one of its rounds, in the order of play. */
export async function programsOf(
  db: Database,
  { tournament, round }: { tournament?: string | undefined; round?: number | undefined },
): Promise<ProgramRow[]> {
  return db
    .selectFrom('programs')
    .selectAll()
    .$if(tournament !== undefined, (q) => q.where('tournament_id', '=', tournament ?? ''))
    .$if(round !== undefined, (q) => q.where('round', '=', round ?? 0))
    .orderBy('tournament_id')
    .orderBy('position')
    .execute()
}

/** Returns the number of published widgets by program. */
export async function widgetCounts(
  db: Database,
  programIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (programIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('widgets')
    .select(['program_id', sql<number>`count(*)::int`.as('count')])
    .where('program_id', 'in', programIds)
    .where('status', '=', 'published')
    .groupBy('program_id')
    .execute()
  return new Map(rows.map((row) => [row.program_id, row.count]))
}

/** Returns a program, visible or not. */
export async function findProgram(db: Database, id: string): Promise<ProgramRow | undefined> {
  return isId(id) ? db.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst() : undefined
}

/**
 * Locks programs until the end of the transaction: answers to them that are being stored are committed first, and later
 * ones wait. In the order of ids, as answers do, so that neither can deadlock.
 */
export async function lockPrograms(work: Work, ids: readonly string[]): Promise<void> {
  await work.selectFrom('programs').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Returns a program that the audience can see. */
export async function findVisibleProgram(db: Database, id: string): Promise<ProgramRow | undefined> {
  return isId(id) ? visiblePrograms(db).selectAll().where('id', '=', id).executeTakeFirst() : undefined
}

/** Returns the tournaments in their order, but for one that is no season. */
export function listTournaments(db: Database, without: string): Promise<{ id: string; label: string }[]> {
  return db
    .selectFrom('tournaments')
    .select(['id', 'label'])
    .where('id', '!=', without)
    .orderBy('position')
    .execute()
}
