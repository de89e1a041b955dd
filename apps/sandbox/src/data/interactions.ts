import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InteractionRow } from '../wire/interaction-resource.ts'
import type { Database } from './database.ts'

interface Vote {
  readonly profileId: string
  readonly widgetId: string
  readonly kind: string
  readonly position: number
  readonly now: number
}

/** An interaction with what its widget adds to it on the wire. */
export interface AnsweredRow extends InteractionRow {
  readonly kind: string
  readonly amounts: number[] | null
}

/**
 * Stores a vote if the widget is there, still takes answers, has that option and was not answered
 * before: one statement, so two at once cannot both win. Nothing comes back where one of these fails.
 */
export async function insertVote(db: Database, vote: Vote): Promise<AnsweredRow | undefined> {
  const { rows } = await sql<AnsweredRow>`
    with widget as (
      select id, kind, amounts from widgets where id = ${vote.widgetId} and kind = ${vote.kind}
        and status = 'published' and (interactive_until is null or interactive_until > ${vote.now})
        and ${vote.position}::int < cardinality(option_texts)),
    answer as (
      insert into interactions (id, profile_id, widget_id, option_no, created_at, updated_at)
      select ${randomUUID()}::uuid, ${vote.profileId}::uuid, id, ${vote.position}::int2, ${vote.now}::int8, ${vote.now}::int8
      from widget on conflict do nothing
      returning id, profile_id, widget_id, option_no, created_at)
    select answer.*, widget.kind, widget.amounts from answer join widget on widget.id = answer.widget_id`.execute(
    db,
  )
  return rows[0]
}

/** Moves an interaction to another option, under the same conditions. */
export async function updateVote(
  db: Database,
  vote: Vote & { readonly id: string },
): Promise<AnsweredRow | undefined> {
  const { rows } = await sql<AnsweredRow>`
    update interactions i set option_no = ${vote.position}::int2, updated_at = ${vote.now}::int8
    from widgets w
    where i.profile_id = ${vote.profileId} and i.widget_id = ${vote.widgetId} and i.id = ${vote.id}
      and w.id = i.widget_id and w.kind = ${vote.kind} and w.status = 'published'
      and (w.interactive_until is null or w.interactive_until > ${vote.now})
      and ${vote.position}::int < cardinality(w.option_texts)
    returning i.id, i.profile_id, i.widget_id, i.option_no, i.created_at, w.kind, w.amounts`.execute(db)
  return rows[0]
}

/** A widget as the voting routes need it to say why a vote was not taken. */
export async function ballotOf(db: Database, widget: { id: string; kind: string }) {
  return db
    .selectFrom('widgets')
    .select(['interactive_until', sql<number>`cardinality(option_texts)`.as('option_count')])
    .where('id', '=', widget.id)
    .where('kind', '=', widget.kind)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

/** Answers of a profile, newest last. */
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
    .select(['i.id', 'i.profile_id', 'i.widget_id', 'i.option_no', 'i.created_at', 'w.kind', 'w.amounts'])
    .where('i.profile_id', '=', profileId)
    .$if(widgetIds !== undefined, (q) => q.where('i.widget_id', 'in', [...(widgetIds ?? [])]))
    .$if(kinds !== undefined, (q) => q.where('w.kind', 'in', [...(kinds ?? [])]))
    .orderBy('i.created_at')
    .orderBy('w.position')
    .execute()
}
