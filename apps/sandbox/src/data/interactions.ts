import { sql } from 'kysely'
import type { PredictionLine } from '../core/controls.ts'
import { isId } from '../core/ids.ts'
import type { WidgetKind } from '../core/widget-kind.ts'
import type { Database } from './database.ts'
import type { Row } from './schema.ts'
import type { WidgetRow } from './widgets.ts'

type InteractionRow = Row<'interactions'>

/** An interaction with what its widget adds to it on the wire. */
export interface AnsweredRow
  extends Pick<InteractionRow, 'id' | 'profile_id' | 'widget_id' | 'option_no' | 'body' | 'created_at'>,
    Pick<WidgetRow, 'kind' | 'amounts'> {}

/** Returns an answer by its id, also one that was stored although the connection broke before the confirmation. */
export async function answerById(db: Database, id: string): Promise<AnsweredRow | undefined> {
  return isId(id) ? answers(db).where('i.id', '=', id).executeTakeFirst() : undefined
}

/** Returns what decides whether a widget takes answers, to explain why one was refused. */
export async function ballotOf(db: Database, widget: { id: string; kind: WidgetKind }) {
  if (!isId(widget.id)) return undefined
  return db
    .selectFrom('widgets')
    .innerJoin('programs', 'programs.id', 'widgets.program_id')
    .select([
      'widgets.interactive_until',
      'programs.is_void',
      'programs.kick_off_at',
      'programs.settled_at',
      sql<number>`cardinality(widgets.option_texts)`.as('option_count'),
    ])
    .where('widgets.id', '=', widget.id)
    .where('widgets.kind', '=', widget.kind)
    .where('widgets.status', '=', 'published')
    .executeTakeFirst()
}

function answers(db: Database) {
  return db
    .selectFrom('interactions as i')
    .innerJoin('widgets as w', 'w.id', 'i.widget_id')
    .select([
      'i.id',
      'i.profile_id',
      'i.widget_id',
      'i.option_no',
      'i.body',
      'i.created_at',
      'w.kind',
      'w.amounts',
    ])
}

/** Returns answers of a profile, the oldest first. */
export async function interactionsOf(
  db: Database,
  profileId: string,
  filter: { widgetIds?: readonly string[] | undefined; kinds?: readonly WidgetKind[] | undefined },
): Promise<AnsweredRow[]> {
  const { widgetIds, kinds } = filter
  const ids = widgetIds?.filter(isId)
  if (ids?.length === 0) return []
  return answers(db)
    .where('i.profile_id', '=', profileId)
    .$if(ids !== undefined, (q) => q.where('i.widget_id', 'in', [...(ids ?? [])]))
    .$if(kinds !== undefined, (q) => q.where(sql<boolean>`w.kind = any(${kinds}::text[])`))
    .orderBy('i.created_at')
    .orderBy('w.position')
    .orderBy('i.slot')
    .execute()
}

/** Returns the predictions for a fixture: the best first if it is settled, else the latest first. */
export async function predictionsOf(
  db: Database,
  programId: string,
  { start, limit }: { start: number; limit: number },
): Promise<PredictionLine[]> {
  const { rows } = await sql<PredictionLine>`
    select answer.profile_id, profile.nickname, points.score as points, answer.answers
    from (
      select i.profile_id, max(i.updated_at) as sent_at, jsonb_object_agg(w.part, w.option_texts[i.option_no + 1]) as answers
      from widgets w join interactions i on i.widget_id = w.id
      where w.program_id = ${programId} and w.part is not null and w.parent_id is null
      group by i.profile_id) answer
    join profiles profile on profile.id = answer.profile_id
    left join program_points points on points.program_id = ${programId} and points.profile_id = answer.profile_id
    order by points.score desc nulls last, points.tie desc, answer.sent_at desc, profile.nickname, profile.id
    limit ${limit} offset ${start}`.execute(db)
  return rows
}
