import { wireInstant } from '../core/formats.ts'
import { matchResultSchema } from '../core/match-result.ts'
import type { LeaderboardRow } from '../data/leaderboards.ts'
import type { ProgramRow } from '../data/programs.ts'
import { leaderboardResource } from './leaderboard-resource.ts'
import type { Links } from './links.ts'
import { SEEDED_TEAMS } from './teams.ts'

interface Surroundings {
  readonly clientId: string
  readonly links: Links
  readonly now: number
  readonly leaderboards: readonly LeaderboardRow[]
  readonly widgetCount: number
}

/** A program as docs/contract/rest.md, 'Programs' has it. Routes only hand in programs that have a kick-off time, or had one. */
export function programResource(row: ProgramRow, around: Surroundings) {
  const { clientId, links, now } = around
  const kickOffAt = kickOffOf(row)
  const hasStarted = row.kick_off_at !== null && now >= row.kick_off_at
  const url = links.program(row.id)
  return {
    id: row.id,
    url,
    client_id: clientId,
    custom_id: row.fixture_key,
    title: row.title,
    custom_data: customData(row, links),
    status: statusAt(row, now),
    created_at: wireInstant(row.created_at),
    scheduled_at: wireInstant(kickOffAt),
    started_at: hasStarted ? wireInstant(kickOffAt) : null,
    stopped_at:
      row.results_due_at !== null && now >= row.results_due_at ? wireInstant(row.results_due_at) : null,
    widgets_url: links.widgets(row.id),
    timeline_url: `${links.widgets(row.id)}?ordering=recent&status=published&page=1`,
    subscribe_channel: programChannel(row.id),
    widget_interactions_url_template: links.interactionsTemplate,
    unclaimed_widget_interactions_url_template: null,
    leaderboards: around.leaderboards.map((board) => leaderboardResource(board, { clientId, links })),
    reward_items: [],
    default_chat_room: null,
    chat_rooms: [],
    sponsors: [],
    sponsors_url: null,
    attributes: [],
    widget_count: around.widgetCount,
    current_active_session_count: 0,
    widgets_enabled: true,
    chat_enabled: false,
    pubnub_enabled: true,
    rewards_type: 'points',
    stream_url: null,
    analytics_properties: {
      'Program ID': row.id,
      'Program Title': row.title,
      'Custom Program ID': row.fixture_key,
    },
    application_url: links.application(clientId),
  }
}

/** Returns the channel on which a program's widgets are published, changed and settled. */
export function programChannel(programId: string): string {
  return `program.${programId}`
}

/** Returns the kick-off, or the last one known of a match that was moved to no date. */
function kickOffOf(row: ProgramRow): number {
  return row.kick_off_at ?? row.moved_from_at ?? row.created_at
}

/**
 * The fixture inside the program (docs/contract/rest.md, 'Programs'). `team_a` is the home team. A match that was called off is void, and
 * so is one without a date for as long as it has none: of both, picks are read and not changed. Short names, colours and
 * the score of a settled match are optional fields of the game.
 */
function customData(row: ProgramRow, links: Links): string {
  return JSON.stringify({
    team_a: row.home_team,
    team_b: row.away_team,
    ...teamFields('team_a', row.home_team_id),
    ...teamFields('team_b', row.away_team_id),
    team_a_logo: links.badge(row.home_team_id),
    team_b_logo: links.badge(row.away_team_id),
    stadium_name: row.venue ?? '',
    round: row.round === null ? '' : String(row.round),
    match_start_time: wireInstant(kickOffOf(row)),
    all_results_available: row.is_complete,
    ...(row.is_complete && finalScore(row)),
    ...(isCalledOff(row) && { match_status: 'void' }),
  })
}

/** JSON has no undefined: what a team does not have is no field. */
function teamFields(side: 'team_a' | 'team_b', teamId: string) {
  const team = SEEDED_TEAMS.get(teamId)
  if (team === undefined) return {}
  return {
    [`${side}_short`]: team.short,
    [`${side}_code`]: team.monogram,
    [`${side}_colours`]: `${team.primary} ${team.secondary}`,
    [`${side}_pattern`]: team.pattern,
  }
}

function finalScore(row: ProgramRow) {
  const { homeScore, awayScore } = matchResultSchema.parse(row.given_result ?? row.result ?? {})
  return { score_a: homeScore, score_b: awayScore }
}

function isCalledOff(row: ProgramRow): boolean {
  return row.is_void || (row.kick_off_at === null && row.settled_at === null)
}

function statusAt(row: ProgramRow, now: number): 'future' | 'live' | 'past' {
  if (row.kick_off_at === null || now < row.kick_off_at) return 'future'
  return row.results_due_at !== null && now >= row.results_due_at ? 'past' : 'live'
}
