import { questionSheet, resultsDueAt, type ScoringPart } from '@touchline/game-rules'
import { stableId, stableWidgetId } from '../../core/ids.ts'
import type { Work } from '../../data/database.ts'
import type { NewRow } from '../../data/schema.ts'
import { insertRows } from '../../data/tables.ts'
import type { FixtureRecord, TournamentFile } from './tournament-file.ts'

const DAY_MS = 86_400_000
/** Questions of a fixture are published this long before kick-off. */
const PUBLISHED_AHEAD_MS = 60 * DAY_MS

/** Writes a tournament with its fixtures, their eight questions each, and its boards. */
export async function publishTournament(work: Work, file: TournamentFile, position: number): Promise<void> {
  const { id, label, scoring, seasonBoard } = file
  const programs = file.fixtures.map((fixture, index) => programOf(file, fixture, index))
  const season = { id: stableId('leaderboard', `${id}/season`), tournament_id: id, name: seasonBoard }
  const boards = file.fixtures.map((fixture) => boardOf(file, fixture))
  const links = programs.flatMap((program, index) => [
    { program_id: program.id, leaderboard_id: boards[index]?.id ?? '', position: 0 },
    { program_id: program.id, leaderboard_id: season.id, position: 1 },
  ])
  await insertRows(work, 'tournaments', [{ id, label, scoring, position }])
  await insertRows(work, 'programs', programs)
  await insertRows(work, 'widgets', programs.flatMap(widgetsOf))
  await insertRows(work, 'leaderboards', [
    ...new Map([season, ...boards].map((board) => [board.id, board])).values(),
  ])
  await insertRows(work, 'program_leaderboards', links)
}

function programOf(file: TournamentFile, fixture: FixtureRecord, position: number) {
  const kickOffAt = fixture.kickOff === null ? null : Date.parse(fixture.kickOff)
  return {
    id: stableId('program', fixture.key),
    tournament_id: file.id,
    fixture_key: fixture.key,
    title: file.roundBased ? `${file.id} | ${fixture.round}` : file.id,
    round: file.roundBased ? (fixture.round ?? null) : null,
    home_team: file.teams[fixture.home] ?? fixture.home,
    away_team: file.teams[fixture.away] ?? fixture.away,
    home_team_id: fixture.home,
    away_team_id: fixture.away,
    venue: fixture.venue,
    kick_off_at: kickOffAt,
    results_due_at: kickOffAt === null ? null : resultsDueAt(kickOffAt),
    result: fixture.result,
    position,
    created_at: kickOffAt === null ? 0 : kickOffAt - PUBLISHED_AHEAD_MS,
  } satisfies NewRow<'programs'>
}

/** What the widget of each part has in addition to its number. */
const ATTRIBUTES: Readonly<Record<ScoringPart, Readonly<Record<string, string>>>> = {
  outcome: { field_type: 'match_result', widget_type: 'match_winner' },
  'home-score': { field_type: 'match_result', widget_type: 'team_a' },
  'away-score': { field_type: 'match_result', widget_type: 'team_b' },
  'first-try': { field_type: 'select' },
  'first-points-minute': { field_type: 'circular_slider' },
  'half-time-leader': { field_type: 'select', field_variation: 'rugby_half_time_select' },
  'higher-scoring-half': { field_type: 'select' },
  conversions: { field_type: 'slider' },
}

function widgetsOf(program: ReturnType<typeof programOf>): NewRow<'widgets'>[] {
  const { kick_off_at: kickOffAt, created_at, fixture_key, home_team, away_team } = program
  const sheet = questionSheet({ home: { name: home_team }, away: { name: away_team } })
  return sheet.map(({ part, text, choices }, index) => ({
    id: stableWidgetId(`${fixture_key}/${part}`),
    program_id: program.id,
    kind: 'text-prediction',
    part,
    position: index + 1,
    question: text,
    attributes: Object.entries({ ...ATTRIBUTES[part], widget_no: String(index + 1) }).map(([key, value]) => ({
      key,
      value,
    })),
    status: kickOffAt === null ? 'pending' : 'published',
    created_at,
    published_at: kickOffAt === null ? null : created_at,
    interactive_until: kickOffAt,
    option_texts: [...choices],
  }))
}

/** Returns the board of a round, or of a match if there are no rounds. */
function boardOf(file: TournamentFile, fixture: FixtureRecord): NewRow<'leaderboards'> {
  const key = file.roundBased ? `${file.id}/${fixture.round}` : fixture.key
  const teams = [fixture.home, fixture.away].map((team) => file.teams[team] ?? team)
  const name = file.roundBased ? (fixture.roundLabel ?? `Round ${fixture.round}`) : teams.join(' v ')
  return { id: stableId('leaderboard', key), tournament_id: file.id, name }
}
