import { sql } from 'kysely'
import type { Database, Work } from '../../data/database.ts'
import type { ProgramRow } from '../../data/programs.ts'
import { fanKey, fanProfileId } from './fan-names.ts'
import { crowdPrediction, type ExpectedScore, takesPart } from './prediction.ts'

interface Player {
  readonly key: string
  readonly profileId: string
  /** Plays every fixture; other players skip some. */
  readonly isKeen?: boolean | undefined
}

export function crowdOf(size: number): readonly Player[] {
  return Array.from({ length: size }, (_, number) => ({
    key: fanKey(number),
    profileId: fanProfileId(number),
  }))
}

interface Play {
  readonly programIds: readonly string[]
  readonly players: readonly Player[]
  /** No prediction is sent later than this. */
  readonly now: number
}

/** Lets players predict fixtures, all answers of a fixture in one statement. */
export async function playFixtures(work: Database | Work, play: Play): Promise<void> {
  if (play.programIds.length === 0 || play.players.length === 0) return
  const programs = await work.selectFrom('programs').selectAll().where('id', 'in', play.programIds).execute()
  const forms = await readForms(work, [...new Set(programs.map((program) => program.tournament_id))])
  for (const program of programs) {
    const widgets = await work
      .selectFrom('widgets')
      .select('id')
      .where('program_id', '=', program.id)
      .where('part', 'is not', null)
      .where('parent_id', 'is', null)
      .orderBy('position')
      .execute()
    const occasion = { fixtureKey: program.fixture_key, expected: expectedScore(forms, program) }
    const closesAt = program.kick_off_at ?? play.now
    const rows = play.players
      .filter((player) => player.isKeen === true || takesPart(player.key, program.fixture_key))
      .map((player) => ({ profileId: player.profileId, ...crowdPrediction(player.key, occasion) }))
    const sentAt = rows.map((row) => Math.min(closesAt - row.aheadMs, play.now))
    await insertPredictions(work, { widgetIds: widgets.map((widget) => widget.id), rows, sentAt })
  }
}

interface Sheet {
  readonly widgetIds: readonly string[]
  readonly rows: readonly { readonly profileId: string; readonly optionNos: readonly number[] }[]
  readonly sentAt: readonly number[]
}

/**
 * Sends one row per player and stores one per player and widget. The conflict names its columns: without them each row
 * would also be looked up in the index of the ids.
 */
async function insertPredictions(work: Database | Work, { widgetIds, rows, sentAt }: Sheet): Promise<void> {
  const answers = rows.map((row) => `{${row.optionNos.join(',')}}`)
  await sql`
    insert into interactions (id, profile_id, widget_id, option_no, created_at, updated_at)
    select gen_random_uuid(), sheet.profile_id, answer.widget_id, answer.option_no, sheet.sent_at, sheet.sent_at
    from unnest(${rows.map((row) => row.profileId)}::uuid[], ${sentAt}::int8[], ${answers}::text[])
      as sheet (profile_id, sent_at, answers)
    cross join lateral unnest(${[...widgetIds]}::uuid[], sheet.answers::int2[]) as answer (widget_id, option_no)
    on conflict (profile_id, widget_id, slot) do nothing`.execute(work)
}

/** The points that a team scores and concedes on average. */
interface Form {
  readonly scored: number
  readonly conceded: number
}

// Averages of the 2024 men's season, for a team without results.
const USUAL_FORM: Form = { scored: 26, conceded: 26 }
const HOME_ADVANTAGE = 2.5

async function readForms(
  db: Database | Work,
  tournaments: readonly string[],
): Promise<ReadonlyMap<string, Form>> {
  const { rows } = await sql<Form & { team_id: string }>`
    with results as (
      select home_team_id, away_team_id, (result->>'homeScore')::int as home, (result->>'awayScore')::int as away
      from programs where tournament_id = any(${tournaments}::text[]))
    select team_id, sum(scored)::float8 / count(*) as scored, sum(conceded)::float8 / count(*) as conceded
    from (
      select home_team_id, home, away from results
      union all
      select away_team_id, away, home from results) as sides (team_id, scored, conceded)
    where scored is not null and conceded is not null
    group by team_id`.execute(db)
  return new Map(rows.map((row) => [row.team_id, row]))
}

function expectedScore(
  forms: ReadonlyMap<string, Form>,
  { home_team_id, away_team_id }: ProgramRow,
): ExpectedScore {
  const home = forms.get(home_team_id) ?? USUAL_FORM
  const away = forms.get(away_team_id) ?? USUAL_FORM
  return {
    home: (home.scored + away.conceded) / 2 + HOME_ADVANTAGE,
    away: (away.scored + home.conceded) / 2 - HOME_ADVANTAGE,
  }
}
