import { sql } from 'kysely'
import type { WidgetKind } from '../core/widget-kind.ts'
import type { Database } from './database.ts'
import type { AnsweredRow } from './interactions.ts'

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

interface Queued {
  readonly answer: Answer
  resolve(row: AnsweredRow | undefined): void
  reject(error: unknown): void
}

/** Answers in one statement, at most. */
const MAX_BATCH = 100

/**
 * Returns a function that stores an answer under the conditions of insertAnswers. A single answer is stored at once; those
 * that arrive meanwhile go into the next statement together. If a statement fails, its answers are tried one by one, so
 * that one bad answer fails alone.
 */
export function createAnswerQueue(db: Database): (answer: Answer) => Promise<AnsweredRow | undefined> {
  const queue: Queued[] = []
  let isRunning = false

  async function store(batch: readonly Queued[]): Promise<void> {
    try {
      const rows = await insertAnswers(
        db,
        batch.map(({ answer }) => answer),
      )
      for (const [index, { resolve }] of batch.entries()) resolve(rows[index])
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await store([one])
      else batch[0]?.reject(error)
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (queue.length > 0) await store(queue.splice(0, MAX_BATCH))
    isRunning = false
  }

  return (answer) => {
    const { promise, resolve, reject } = Promise.withResolvers<AnsweredRow | undefined>()
    queue.push({ answer, resolve, reject })
    void run()
    return promise
  }
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

function jsonOf(body: object | undefined): string | null {
  return body === undefined ? null : JSON.stringify(body)
}
