import { sql } from 'kysely'
import type { PredictionLine } from '../core/controls.ts'
import type { Database } from './database.ts'

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
