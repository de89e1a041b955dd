import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table settings (key text primary key, value text not null)`,

  `create table tournaments (
     id text primary key, label text not null, competition text not null, scoring text not null,
     season_board text not null, round_based boolean not null, position int not null)`,

  `create table programs (
     id uuid primary key, tournament_id text not null references tournaments, fixture_key text not null unique,
     title text not null, round int, home_team text not null, away_team text not null,
     home_team_id text not null, away_team_id text not null, venue text,
     kick_off_at int8, results_due_at int8, result jsonb, given_result jsonb,
     is_void boolean not null default false, settled_at int8, is_complete boolean not null default false,
     is_crowd_in boolean not null default false, position int not null, created_at int8 not null)`,
  `create index programs_by_title on programs (title)`,

  `create table widgets (
     id uuid primary key, program_id uuid not null references programs, parent_id uuid references widgets,
     kind text not null, part text, position int not null, question text, attributes jsonb not null default '[]',
     status text not null, created_at int8 not null, published_at int8, interactive_until int8,
     option_texts text[] not null default '{}', option_images text[], amounts int[], content jsonb not null default '{}')`,
  `create index widgets_by_program on widgets (program_id, position)`,
  `create index widgets_by_parent on widgets (parent_id) where parent_id is not null`,

  `create table profiles (
     id uuid primary key, nickname text not null, custom_data text, custom_id text unique,
     attributes jsonb not null default '[]', is_crowd boolean not null default false, created_at int8 not null)`,
  `create table access_tokens (token_hash text primary key, profile_id uuid not null references profiles)`,

  // The hot table. No foreign keys: a vote is inserted from the widget's own row, for a profile that its
  // token names, and a key check would cost every vote two more lookups and two row locks.
  `create table interactions (
     id uuid not null unique, profile_id uuid not null, widget_id uuid not null, slot int2 not null default 0,
     option_no int2, body jsonb, created_at int8 not null, updated_at int8 not null,
     primary key (profile_id, widget_id, slot))`,
  `create index interactions_by_widget on interactions (widget_id, option_no)`,

  `create table impressions (
     widget_id uuid not null, profile_id uuid not null, times int not null, primary key (widget_id, profile_id))`,

  `create table leaderboards (
     id uuid primary key, tournament_id text not null references tournaments, name text not null,
     entry_count int not null default 0)`,
  `create table program_leaderboards (
     program_id uuid not null references programs, leaderboard_id uuid not null references leaderboards,
     position int not null, primary key (program_id, leaderboard_id))`,
  `create index program_leaderboards_by_board on program_leaderboards (leaderboard_id)`,

  `create table program_points (
     program_id uuid not null references programs, profile_id uuid not null, score int not null, tie int not null,
     primary key (program_id, profile_id))`,

  // No index on score: settling then updates rows in place. Ranks come from the two histograms below,
  // pages from the ordered lists of ids.
  `create table entries (
     leaderboard_id uuid not null, profile_id uuid not null, score int not null, tie int not null,
     primary key (leaderboard_id, profile_id)) with (fillfactor = 50)`,
  `create table score_fine (
     leaderboard_id uuid not null, score int not null, tie int not null, n int not null,
     primary key (leaderboard_id, score, tie))`,
  `create table score_totals (
     leaderboard_id uuid not null, score int not null, n int not null, primary key (leaderboard_id, score))`,
  `create table board_pages (
     leaderboard_id uuid not null, page_no int not null, profile_ids uuid[] not null,
     primary key (leaderboard_id, page_no))`,

  `create table reward_actions (
     id uuid primary key, profile_id uuid not null references profiles, program_id uuid not null references programs,
     reward_action_key text not null, code text not null, created_at int8 not null,
     unique (profile_id, program_id, reward_action_key))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
