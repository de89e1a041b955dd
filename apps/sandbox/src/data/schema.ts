import type { Generated } from 'kysely'
import type {
  FaultsTable,
  PresenceSeatsTable,
  RateBucketsTable,
  RealtimeClockTable,
  RealtimeMessagesTable,
} from './shared-state-schema.ts'

// Instants are epoch milliseconds in int8 columns; JSON columns travel as text and are parsed where they are read.

export interface SettingsTable {
  key: string
  value: string
}

export interface TournamentsTable {
  id: string
  label: string
  competition: string
  scoring: string
  season_board: string
  round_based: boolean
  position: number
}

export interface ProgramsTable {
  id: string
  tournament_id: string
  fixture_key: string
  title: string
  round: number | null
  home_team: string
  away_team: string
  home_team_id: string
  away_team_id: string
  venue: string | null
  kick_off_at: number | null
  /** When it was to kick off before it was moved to no date; null while it has one, and where it never had one. */
  moved_from_at: Generated<number | null>
  results_due_at: number | null
  /** What happened on the field, as a MatchResult in JSON; null while it is not known. */
  result: unknown
  /** The result of an order, which replaces `result`. */
  given_result: unknown
  is_void: Generated<boolean>
  settled_at: number | null
  /** Every question has its points, so all_results_available is true on the wire. */
  is_complete: Generated<boolean>
  is_crowd_in: Generated<boolean>
  position: number
  created_at: number
}

export interface WidgetsTable {
  id: string
  program_id: string
  parent_id: string | null
  kind: string
  /** The scoring part of the game's question; null for every other widget. */
  part: string | null
  position: number
  question: string | null
  attributes: unknown
  status: string
  created_at: number
  published_at: number | null
  interactive_until: number | null
  option_texts: string[]
  option_images: string[] | null
  /** Points of each option once settled. */
  amounts: number[] | null
  /** Fields of this kind only (contract 2.4.2). */
  content: unknown
}

export interface ProfilesTable {
  id: string
  nickname: string
  custom_data: string | null
  custom_id: string | null
  attributes: unknown
  is_crowd: Generated<boolean>
  created_at: number
}

export interface AccessTokensTable {
  token_hash: string
  profile_id: string
}

export interface InteractionsTable {
  id: string
  profile_id: string
  widget_id: string
  /** 0, except cheer meters, which keep one interaction an option. */
  slot: Generated<number>
  option_no: number | null
  body: unknown
  created_at: number
  updated_at: number
}

export interface ImpressionsTable {
  widget_id: string
  profile_id: string
  times: number
}

export interface LeaderboardsTable {
  id: string
  tournament_id: string
  name: string
  entry_count: Generated<number>
}

export interface ProgramLeaderboardsTable {
  program_id: string
  leaderboard_id: string
  position: number
}

export interface ProgramPointsTable {
  program_id: string
  profile_id: string
  score: number
  tie: number
}

export interface EntriesTable {
  leaderboard_id: string
  profile_id: string
  score: number
  tie: number
}

export interface ScoreFineTable {
  leaderboard_id: string
  score: number
  tie: number
  n: number
}

export interface ScoreTotalsTable {
  leaderboard_id: string
  score: number
  n: number
}

export interface BoardPagesTable {
  leaderboard_id: string
  page_no: number
  profile_ids: string[]
}

export interface RewardActionsTable {
  id: string
  profile_id: string
  program_id: string
  reward_action_key: string
  code: string
  created_at: number
}

export interface ClaimsTable {
  interaction_id: string
  id: string
  profile_id: string
  claimed_at: number
}

export interface ChatRoomsTable {
  id: string
  title: string | null
  visibility: Generated<string>
  content_filter: Generated<string>
  created_at: number
}

export interface ChatMembershipsTable {
  id: string
  chat_room_id: string
  profile_id: string
  created_at: number
}

export interface ProfileBlocksTable {
  id: string
  blocked_by_profile_id: string
  blocked_profile_id: string
  created_at: number
}

export interface ChatInvitationsTable {
  id: string
  chat_room_id: string
  invited_profile_id: string
  invited_by_id: string
  status: string
  created_at: number
}

export interface Schema {
  settings: SettingsTable
  tournaments: TournamentsTable
  programs: ProgramsTable
  widgets: WidgetsTable
  profiles: ProfilesTable
  access_tokens: AccessTokensTable
  interactions: InteractionsTable
  impressions: ImpressionsTable
  leaderboards: LeaderboardsTable
  program_leaderboards: ProgramLeaderboardsTable
  program_points: ProgramPointsTable
  entries: EntriesTable
  score_fine: ScoreFineTable
  score_totals: ScoreTotalsTable
  board_pages: BoardPagesTable
  reward_actions: RewardActionsTable
  claims: ClaimsTable
  chat_rooms: ChatRoomsTable
  chat_memberships: ChatMembershipsTable
  faults: FaultsTable
  rate_buckets: RateBucketsTable
  profile_blocks: ProfileBlocksTable
  chat_invitations: ChatInvitationsTable
  presence_seats: PresenceSeatsTable
  realtime_clock: RealtimeClockTable
  realtime_messages: RealtimeMessagesTable
}
