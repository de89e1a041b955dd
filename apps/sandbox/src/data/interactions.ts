import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AnsweredRow } from '../wire/interaction-resource.ts'
import type { Database } from './database.ts'

/** An answer on its way into the database. */
export interface Answer {
  readonly profileId: string
  readonly widgetId: string
  readonly kind: string
  /** The chosen option; null for answers to the widget as a whole. */
  readonly position: number | null
  /** Cheer meters keep one answer an option, all others one a widget. */
  readonly slot: number
  readonly body?: object | undefined
  readonly now: number
}

/**
 * Stores an answer if the widget is there, still takes answers, has that option and was not answered
 * before: one statement, so two at once cannot both win. Nothing comes back where one of these fails.
 */
export async function insertAnswer(db: Database, answer: Answer): Promise<AnsweredRow | undefined> {
  const { rows } = await sql<AnsweredRow>`
    with widget as (
      select id, kind, amounts from widgets where id = ${answer.widgetId} and kind = ${answer.kind}
        and status = 'published' and (interactive_until is null or interactive_until > ${answer.now})
        and coalesce(${answer.position}::int < cardinality(option_texts), true)),
    answer as (
      insert into interactions (id, profile_id, widget_id, slot, option_no, body, created_at, updated_at)
      select ${randomUUID()}::uuid, ${answer.profileId}::uuid, id, ${answer.slot}::int2, ${answer.position}::int2,
        ${jsonOf(answer.body)}::jsonb, ${answer.now}::int8, ${answer.now}::int8
      from widget on conflict do nothing
      returning id, profile_id, widget_id, option_no, body, created_at)
    select answer.*, widget.kind, widget.amounts from answer join widget on widget.id = answer.widget_id`.execute(
    db,
  )
  return rows[0]
}

/** Changes an answer under the same conditions. */
export async function updateAnswer(
  db: Database,
  answer: Omit<Answer, 'slot'> & { readonly id: string },
): Promise<AnsweredRow | undefined> {
  const { rows } = await sql<AnsweredRow>`
    update interactions i
    set option_no = coalesce(${answer.position}::int2, i.option_no), body = coalesce(${jsonOf(answer.body)}::jsonb, i.body),
      updated_at = ${answer.now}::int8
    from widgets w
    where i.profile_id = ${answer.profileId} and i.widget_id = ${answer.widgetId} and i.id = ${answer.id}
      and w.id = i.widget_id and w.kind = ${answer.kind} and w.status = 'published'
      and (w.interactive_until is null or w.interactive_until > ${answer.now})
      and coalesce(${answer.position}::int < cardinality(w.option_texts), true)
    returning i.id, i.profile_id, i.widget_id, i.option_no, i.body, i.created_at, w.kind, w.amounts`.execute(
    db,
  )
  return rows[0]
}

function jsonOf(body: object | undefined): string | null {
  return body === undefined ? null : JSON.stringify(body)
}

/** A widget as the answering routes need it to say why an answer was not taken. */
export async function ballotOf(db: Database, widget: { id: string; kind: string }) {
  return db
    .selectFrom('widgets')
    .select(['interactive_until', sql<number>`cardinality(option_texts)`.as('option_count')])
    .where('id', '=', widget.id)
    .where('kind', '=', widget.kind)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

/** Answers of a profile, the oldest first. */
export async function interactionsOf(
  db: Database,
  profileId: string,
  filter: { widgetIds?: readonly string[] | undefined; kinds?: readonly string[] | undefined },
): Promise<AnsweredRow[]> {
  const { widgetIds, kinds } = filter
  if (widgetIds?.length === 0) return []
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
    .where('i.profile_id', '=', profileId)
    .$if(widgetIds !== undefined, (q) => q.where('i.widget_id', 'in', [...(widgetIds ?? [])]))
    .$if(kinds !== undefined, (q) => q.where('w.kind', 'in', [...(kinds ?? [])]))
    .orderBy('i.created_at')
    .orderBy('w.position')
    .orderBy('i.slot')
    .execute()
}
