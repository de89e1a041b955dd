import { PICKS, pointsPerChoice, type ScoringPart, schemeFor } from '@touchline/game-rules'
import { sql } from 'kysely'
import { matchResultSchema } from '../../core/match-result.ts'
import type { Database, Work } from '../../data/database.ts'
import { lockPrograms, type ProgramRow } from '../../data/programs.ts'
import type { Row } from '../../data/schema.ts'
import type { WidgetRow } from '../../data/widgets.ts'
import { rankBoards } from './rank-boards.ts'

/** A program and the instant from which it is settled; without one its points are taken back. */
export interface Settlement {
  readonly program: ProgramRow
  readonly settledAt: number | null
}

/**
 * Sets the points of programs from the known facts of their matches, closes their questions, and updates every
 * board that they are part of. Settling again, with the same result or a corrected one, has the same outcome as
 * settling once.
 */
export async function settlePrograms(work: Work, settlements: readonly Settlement[]): Promise<void> {
  const ids = settlements.map(({ program }) => program.id)
  if (ids.length === 0) return
  await lockPrograms(work, ids)
  const schemes = await scoringOf(work, settlements)
  const widgets = await work
    .selectFrom('widgets')
    .selectAll()
    .where('program_id', 'in', ids)
    .where('part', 'is not', null)
    .execute()
  const marks: object[] = []
  for (const settlement of settlements) {
    const own = widgets.filter((widget) => widget.program_id === settlement.program.id)
    const settled = own.map((widget) => ({
      id: widget.id,
      amounts: amountsOf(widget, settlement, schemes),
      interactive_until: closesAt(widget, settlement),
    }))
    marks.push(...settled)
    await work
      .updateTable('programs')
      .set({
        settled_at: settlement.settledAt,
        is_complete: settled.length > 0 && settled.every(({ amounts }) => amounts !== null),
      })
      .where('id', '=', settlement.program.id)
      .execute()
  }
  await sql`
    update widgets w set amounts = mark.amounts, interactive_until = mark.interactive_until
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark (id uuid, amounts int[], interactive_until int8)
    where w.id = mark.id`.execute(work)
  await countPoints(work, ids)
  const boards = await work
    .selectFrom('program_leaderboards')
    .select('leaderboard_id')
    .distinct()
    .where('program_id', 'in', ids)
    .execute()
  await rankBoards(
    work,
    boards.map((board) => board.leaderboard_id),
  )
}

type Scoring = Row<'tournaments'>['scoring']

/** Returns the points of each option of a question; null while the facts are unknown. */
function amountsOf(
  { part }: WidgetRow,
  { program, settledAt }: Settlement,
  scorings: ReadonlyMap<string, Scoring>,
): readonly number[] | null {
  if (settledAt === null || program.is_void || part === null) return null
  const facts = matchResultSchema.parse(program.given_result ?? program.result ?? {})
  const scheme = schemeFor({ showChangedTnc: scorings.get(program.tournament_id) === 'changed' })
  return pointsPerChoice(part, PICKS[part], { facts, scheme }) ?? null
}

/** Returns when a question closes: at the kick-off, or at its settlement if that comes first, so that no open one has a result. */
function closesAt({ parent_id, interactive_until }: WidgetRow, { program, settledAt }: Settlement) {
  if (parent_id !== null || program.kick_off_at === null) return interactive_until
  return Math.min(program.kick_off_at, settledAt ?? program.kick_off_at)
}

async function scoringOf(
  work: Database | Work,
  settlements: readonly Settlement[],
): Promise<ReadonlyMap<string, Scoring>> {
  const ids = [...new Set(settlements.map(({ program }) => program.tournament_id))]
  const rows = await work.selectFrom('tournaments').select(['id', 'scoring']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.scoring]))
}

/** Stores the points that each profile earned in these programs, counted from its answers. */
async function countPoints(work: Work, programIds: readonly string[]): Promise<void> {
  await work.deleteFrom('program_points').where('program_id', 'in', programIds).execute()
  await sql`
    insert into program_points (program_id, profile_id, score, tie)
    select w.program_id, i.profile_id,
      sum(coalesce(w.amounts[i.option_no + 1], 0)),
      sum(case when w.part = any(${[...TIE_BREAK_PARTS]}::text[]) then coalesce(w.amounts[i.option_no + 1], 0) else 0 end)
    from widgets w join interactions i on i.widget_id = w.id
    where w.program_id = any(${[...programIds]}::uuid[]) and w.amounts is not null and w.parent_id is null
    group by 1, 2`.execute(work)
}

/** The parts of the final-score question, whose points break ties. */
const TIE_BREAK_PARTS = ['outcome', 'home-score', 'away-score'] as const satisfies readonly ScoringPart[]
