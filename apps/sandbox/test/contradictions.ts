import { type RawBuilder, sql } from 'kysely'
import type { Sandbox } from '../src/server/start-sandbox.ts'

interface Counted {
  readonly n: number
}

/** Rules that hold in every database that a sandbox serves, counted by SQL. */
export async function contradictions({ db, clock }: Sandbox): Promise<readonly string[]> {
  const now = clock.now()
  const rules: readonly (readonly [string, RawBuilder<Counted>])[] = [
    [
      'matches are settled that lie ahead',
      sql<Counted>`select count(*) n from programs where settled_at > ${now}`,
    ],
    [
      'matches have points and are not settled',
      sql<Counted>`select count(distinct program_id) n from program_points p join programs g on g.id = p.program_id where g.settled_at is null`,
    ],
    [
      'questions have results and their match is not settled',
      sql<Counted>`select count(*) n from widgets w join programs g on g.id = w.program_id
          where w.amounts is not null and w.part is not null and g.settled_at is null`,
    ],
    [
      'answers to settled matches have other points than their questions give',
      sql<Counted>`select count(*) n from (
            select w.program_id, i.profile_id, sum(coalesce(w.amounts[i.option_no + 1], 0)) as score
            from widgets w join interactions i on i.widget_id = w.id
            where w.amounts is not null and w.parent_id is null group by 1, 2) counted
          full join program_points p using (program_id, profile_id) where counted.score is distinct from p.score`,
    ],
    [
      'entries of boards are not the sum of their matches',
      sql<Counted>`select count(*) n from (
            select b.leaderboard_id, p.profile_id, sum(p.score) as score
            from program_leaderboards b join program_points p on p.program_id = b.program_id group by 1, 2) counted
          full join entries e using (leaderboard_id, profile_id) where counted.score is distinct from e.score`,
    ],
  ]
  const found = await Promise.all(
    rules.map(async ([name, rule]) => {
      const { rows } = await rule.execute(db)
      return Number(rows[0]?.n) === 0 ? [] : [`${rows[0]?.n} ${name}`]
    }),
  )
  return found.flat()
}
