import { resultsDueAt } from '@touchline/game-rules'
import { stableId, stableWidgetId } from '../../core/ids.ts'
import { questionSheet } from '../../core/question-sheet.ts'
import type { Work } from '../../data/database.ts'
import type { NewRow } from '../../data/schema.ts'
import { insertRows } from '../../data/tables.ts'
import type { FixtureRecord, TournamentFile } from './tournament-file.ts'

const DAY_MS = 86_400_000
/** Questions of a fixture are published this long before kick-off. */
const PUBLISHED_AHEAD_MS = 60 * DAY_MS

/** Writes a tournament with its fixtures, their eight questions each, and its boards. */
export async function publishTournament(work: Work, file: TournamentFile, position: number): Promise<void> {
  await work
    .insertInto('tournaments')
    .values({
      id: file.id,
      label: file.label,
      competition: file.competition,
      scoring: file.scoring,
      season_board: file.seasonBoard,
      round_based: file.roundBased,
      position,
    })
    .execute()
  const programs = file.fixtures.map((fixture, index) => programOf(file, fixture, index))
  const widgets = file.fixtures.flatMap((fixture, index) =>
    widgetsOf(file, fixture, programs[index]?.kick_off_at ?? null),
  )
  const boards = boardsOf(file)
  await insertRows(work, 'programs', programs)
  await insertRows(work, 'widgets', widgets)
  await insertRows(work, 'leaderboards', boards.boards)
  await insertRows(work, 'program_leaderboards', boards.links)
}

function programId(fixture: FixtureRecord): string {
  return stableId('program', fixture.key)
}

function programOf(file: TournamentFile, fixture: FixtureRecord, index: number): NewRow<'programs'> {
  const kickOffAt = fixture.kickOff === null ? null : Date.parse(fixture.kickOff)
  return {
    id: programId(fixture),
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
    given_result: null,
    settled_at: null,
    position: index,
    created_at: kickOffAt === null ? 0 : kickOffAt - PUBLISHED_AHEAD_MS,
  }
}

function widgetsOf(
  file: TournamentFile,
  fixture: FixtureRecord,
  kickOffAt: number | null,
): NewRow<'widgets'>[] {
  const publishedAt = kickOffAt === null ? null : kickOffAt - PUBLISHED_AHEAD_MS
  const names = {
    home: file.teams[fixture.home] ?? fixture.home,
    away: file.teams[fixture.away] ?? fixture.away,
  }
  return questionSheet(names).map((question, index) => ({
    id: stableWidgetId(`${fixture.key}/${question.part}`),
    program_id: programId(fixture),
    parent_id: null,
    kind: 'text-prediction',
    part: question.part,
    position: index + 1,
    question: question.question,
    attributes: question.attributes,
    status: publishedAt === null ? 'pending' : 'published',
    created_at: publishedAt ?? 0,
    published_at: publishedAt,
    interactive_until: kickOffAt,
    option_texts: [...question.texts],
    option_images: null,
    amounts: null,
    content: {},
  }))
}

interface Boards {
  readonly boards: NewRow<'leaderboards'>[]
  readonly links: NewRow<'program_leaderboards'>[]
}

/** A board a round, or a match where there are no rounds, and one for the whole season. */
function boardsOf(file: TournamentFile): Boards {
  const season = {
    id: stableId('leaderboard', `${file.id}/season`),
    tournament_id: file.id,
    name: file.seasonBoard,
  }
  const boards = new Map([[season.id, season]])
  const links = file.fixtures.flatMap((fixture) => {
    const key = file.roundBased ? `${file.id}/${fixture.round}` : fixture.key
    const board = { id: stableId('leaderboard', key), tournament_id: file.id, name: boardName(file, fixture) }
    boards.set(board.id, board)
    return [
      { program_id: programId(fixture), leaderboard_id: board.id, position: 0 },
      { program_id: programId(fixture), leaderboard_id: season.id, position: 1 },
    ]
  })
  return { boards: [...boards.values()], links }
}

function boardName(file: TournamentFile, fixture: FixtureRecord): string {
  if (file.roundBased) return fixture.roundLabel ?? `Round ${fixture.round}`
  return `${file.teams[fixture.home] ?? fixture.home} v ${file.teams[fixture.away] ?? fixture.away}`
}
