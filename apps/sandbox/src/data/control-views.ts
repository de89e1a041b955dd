import { sql } from 'kysely'
import { wireInstant } from '../core/instants.ts'
import type { ProgramRow } from '../wire/program-resource.ts'
import type { Database } from './database.ts'

/** Where a fixture stands, in a tester's words. */
export type FixtureState =
  | 'unscheduled'
  | 'open'
  | 'playing'
  | 'awaiting'
  | 'partly settled'
  | 'settled'
  | 'void'

/** Fixtures of a tournament, perhaps of one round, in the order of play. */
export async function fixturesFor(
  db: Database,
  filter: { tournament?: string | undefined; round?: number | undefined },
  now: number,
) {
  const { tournament, round } = filter
  const rows = await db
    .selectFrom('programs')
    .selectAll()
    .$if(tournament !== undefined, (q) => q.where('tournament_id', '=', tournament ?? ''))
    .$if(round !== undefined, (q) => q.where('round', '=', round ?? 0))
    .orderBy('tournament_id')
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    key: row.fixture_key,
    tournament: row.tournament_id,
    round: row.round,
    home: row.home_team,
    away: row.away_team,
    kickOff: row.kick_off_at === null ? null : wireInstant(row.kick_off_at),
    movedFrom: row.moved_from_at === null ? null : wireInstant(row.moved_from_at),
    state: stateOf(row, now),
    result: row.settled_at === null || row.is_void ? null : (row.given_result ?? row.result),
    isResultKnown: row.result !== null,
  }))
}

function stateOf(row: ProgramRow, now: number): FixtureState {
  if (row.is_void) return 'void'
  if (row.settled_at !== null) return row.is_complete ? 'settled' : 'partly settled'
  if (row.kick_off_at === null || row.results_due_at === null) return 'unscheduled'
  if (now < row.kick_off_at) return 'open'
  return now < row.results_due_at ? 'playing' : 'awaiting'
}

/** Who predicted what of a fixture: the best first once it is settled, the latest before that. */
export async function predictionsOf(
  db: Database,
  programId: string,
  { start, limit }: { start: number; limit: number },
) {
  const { rows } = await sql<{
    profile_id: string
    nickname: string
    points: number | null
    answers: Record<string, string>
  }>`
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
