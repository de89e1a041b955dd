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

/** An answer to be stored. */
export interface Answer {
  /** Created before the insert, so that an answer can be found again if the connection broke during the insert. */
  readonly id: string
  readonly profileId: string
  readonly widgetId: string
  readonly kind: WidgetKind
  /** The chosen option; null for answers to the widget as a whole. */
  readonly position: number | null
  /** Cheer meters store one answer per option, other widgets one per widget. */
  readonly slot: number
  readonly body?: object | undefined
  readonly now: number
}

/**
 * Stores each answer if its widget exists, takes answers, has that option and was not answered before, and its match is
 * neither void nor settled. It is one statement, so of two simultaneous answers only one is stored. It locks the matches, so
 * that a settlement counts either the stored answer or none. Returns undefined for an answer that was not stored. All
 * processes lock and insert in the same order, so they cannot deadlock.
 */
export async function insertAnswers(
  db: Database,
  answers: readonly Answer[],
): Promise<(AnsweredRow | undefined)[]> {
  const column = <T>(of: (answer: Answer) => T) => answers.map(of)
  const { rows } = await sql<AnsweredRow>`
    with given as (
      select * from unnest(
        ${column((one) => one.id)}::uuid[], ${column((one) => one.profileId)}::uuid[], ${column((one) => one.widgetId)}::uuid[],
        ${column((one) => one.kind)}::text[], ${column((one) => one.slot)}::int2[],
        ${column((one) => one.position)}::int2[], ${column((one) => jsonOf(one.body))}::jsonb[],
        ${column((one) => one.now)}::int8[])
      as given (id, profile_id, widget_id, kind, slot, option_no, body, now)),
    open as (${lockedOpenPrograms(answers)}),
    answer as (
      insert into interactions (id, profile_id, widget_id, slot, option_no, body, created_at, updated_at)
      select g.id, g.profile_id, g.widget_id, g.slot, g.option_no, g.body, g.now, g.now
      from given g join widgets w on w.id = g.widget_id and w.kind = g.kind and w.status = 'published'
        join open on open.id = w.program_id
        and (w.interactive_until is null or w.interactive_until > g.now)
        and coalesce(g.option_no < cardinality(w.option_texts), true)
      order by g.profile_id, g.widget_id, g.slot
      on conflict do nothing
      returning id, profile_id, widget_id, option_no, body, created_at)
    select answer.*, w.kind, w.amounts from answer join widgets w on w.id = answer.widget_id`.execute(db)
  const stored = new Map(rows.map((row) => [row.id, row]))
  return answers.map(({ id }) => stored.get(id))
}

/** Changes an answer under the conditions of insertAnswers. */
export async function updateAnswer(
  db: Database,
  answer: Omit<Answer, 'slot'>,
): Promise<AnsweredRow | undefined> {
  const { rows } = await sql<AnsweredRow>`
    with open as (${lockedOpenPrograms([answer])})
    update interactions i
    set option_no = coalesce(${answer.position}::int2, i.option_no), body = coalesce(${jsonOf(answer.body)}::jsonb, i.body),
      updated_at = ${answer.now}::int8
    from widgets w join open on open.id = w.program_id
    where i.profile_id = ${answer.profileId} and i.widget_id = ${answer.widgetId} and i.id = ${answer.id}
      and w.id = i.widget_id and w.kind = ${answer.kind} and w.status = 'published'
      and (w.interactive_until is null or w.interactive_until > ${answer.now})
      and coalesce(${answer.position}::int < cardinality(w.option_texts), true)
    returning i.id, i.profile_id, i.widget_id, i.option_no, i.body, i.created_at, w.kind, w.amounts`.execute(
    db,
  )
  return rows[0]
}

/**
 * Selects the matches of answers that take answers, and locks them until the answers are committed. A match that is being
 * settled is read again when its settlement has ended.
 */
function lockedOpenPrograms(answers: readonly Pick<Answer, 'widgetId'>[]) {
  const widgetIds = [...new Set(answers.map(({ widgetId }) => widgetId))]
  return sql`
    select id from programs
    where id = any(array(select program_id from widgets where id = any(${widgetIds}::uuid[])))
      and kick_off_at is not null and not is_void and settled_at is null
    order by id for share`
}

/** Returns an answer by its id: it may be stored although the connection broke before the confirmation. */
export async function answerById(db: Database, id: string): Promise<AnsweredRow | undefined> {
  return answers(db).where('i.id', '=', id).executeTakeFirst()
}

function jsonOf(body: object | undefined): string | null {
  return body === undefined ? null : JSON.stringify(body)
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

/** Returns the profile and the widget of an answer. */
export async function findInteraction(
  db: Database,
  id: string,
): Promise<Pick<InteractionRow, 'profile_id' | 'widget_id'> | undefined> {
  if (!isId(id)) return undefined
  return db
    .selectFrom('interactions')
    .select(['profile_id', 'widget_id'])
    .where('id', '=', id)
    .executeTakeFirst()
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
