import { type Kysely, sql } from 'kysely'

/**
 * Every table with its columns as PostgreSQL declares them; the row types are derived from it (`schema.ts`). Instants are
 * epoch milliseconds in int8 columns. A table comes after those that it refers to.
 */
export const TABLES = {
  settings: { key: 'text primary key', value: 'text not null' },

  tournaments: {
    id: 'text primary key',
    label: 'text not null',
    scoring: 'text not null',
    position: 'int not null',
  },

  programs: {
    id: 'uuid primary key',
    tournament_id: 'text not null references tournaments',
    fixture_key: 'text not null unique',
    title: 'text not null',
    round: 'int',
    home_team: 'text not null',
    away_team: 'text not null',
    home_team_id: 'text not null',
    away_team_id: 'text not null',
    venue: 'text',
    kick_off_at: 'int8',
    // When it was to kick off before it was moved to no date; null while it has one, and if it never had one.
    moved_from_at: 'int8',
    results_due_at: 'int8',
    // What happened on the field, as a MatchResult; null while it is not known.
    result: 'jsonb',
    // The result of an order, which replaces `result`.
    given_result: 'jsonb',
    is_void: 'boolean not null default false',
    settled_at: 'int8',
    // Every question has its points, so all_results_available is true on the wire.
    is_complete: 'boolean not null default false',
    is_crowd_in: 'boolean not null default false',
    position: 'int not null',
    created_at: 'int8 not null',
  },

  widgets: {
    id: 'uuid primary key',
    program_id: 'uuid not null references programs',
    parent_id: 'uuid references widgets',
    kind: 'text not null',
    // The scoring part of the game's question; null for every other widget.
    part: 'text',
    position: 'int not null',
    question: 'text',
    attributes: "jsonb not null default '[]'",
    status: 'text not null',
    created_at: 'int8 not null',
    published_at: 'int8',
    interactive_until: 'int8',
    option_texts: "text[] not null default '{}'",
    option_images: 'text[]',
    // Points of each option once settled.
    amounts: 'int[]',
    // Fields of this kind only (docs/contract/rest.md, 'Kinds of widgets').
    content: "jsonb not null default '{}'",
  },

  profiles: {
    id: 'uuid primary key',
    nickname: 'text not null',
    custom_data: 'text',
    custom_id: 'text unique',
    attributes: "jsonb not null default '[]'",
    created_at: 'int8 not null',
  },

  access_tokens: { token_hash: 'text primary key', profile_id: 'uuid not null references profiles' },

  // The hot table. No foreign keys: a vote is inserted from the widget's own row, for a profile that its
  // token names, and a key check would cost every vote two more lookups and two row locks.
  interactions: {
    id: 'uuid not null unique',
    profile_id: 'uuid not null',
    widget_id: 'uuid not null',
    // 0, except cheer meters, which keep one interaction an option.
    slot: 'int2 not null default 0',
    option_no: 'int2',
    body: 'jsonb',
    created_at: 'int8 not null',
    updated_at: 'int8 not null',
  },

  impressions: { widget_id: 'uuid not null', profile_id: 'uuid not null', times: 'int not null' },

  leaderboards: {
    id: 'uuid primary key',
    tournament_id: 'text not null references tournaments',
    name: 'text not null',
    entry_count: 'int not null default 0',
  },

  program_leaderboards: {
    program_id: 'uuid not null references programs',
    leaderboard_id: 'uuid not null references leaderboards',
    position: 'int not null',
  },

  program_points: {
    program_id: 'uuid not null references programs',
    profile_id: 'uuid not null',
    score: 'int not null',
    tie: 'int not null',
  },

  // The place is the position in the order of the board; 0 is the first.
  entries: {
    leaderboard_id: 'uuid not null',
    profile_id: 'uuid not null',
    score: 'int not null',
    rank: 'int not null',
    place: 'int not null',
  },

  reward_actions: {
    id: 'uuid primary key',
    profile_id: 'uuid not null references profiles',
    program_id: 'uuid not null references programs',
    reward_action_key: 'text not null',
    code: 'text not null',
    created_at: 'int8 not null',
  },

  claims: {
    interaction_id: 'uuid primary key',
    id: 'uuid not null',
    profile_id: 'uuid not null references profiles',
    claimed_at: 'int8 not null',
  },

  // What several processes share while they run. A fault is a Fault; `times_left` is null without a limit.
  faults: {
    id: 'uuid primary key',
    place: 'int generated always as identity',
    fault: 'jsonb not null',
    times_left: 'int',
  },
  rate_buckets: {
    key: 'text primary key',
    spare: 'float8 not null',
    filled_at: 'timestamptz not null',
  },
  presences: {
    channel: 'text not null',
    user_id: 'text not null',
    timeout_seconds: 'float8 not null',
    touched_at: 'int8 not null',
    place: 'int8 generated always as identity',
  },
  // One row: the time of the last message, in 100 ns.
  realtime_clock: { one: 'boolean primary key default true check (one)', last: 'int8 not null' },
  // The body is a Publication.
  realtime_messages: { timetoken: 'int8 primary key', body: 'jsonb not null' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type TableName = keyof typeof TABLES

/** Keys of more than one column, and storage options. */
const KEYS: Readonly<Partial<Record<TableName, string>>> = {
  interactions: 'primary key (profile_id, widget_id, slot)',
  impressions: 'primary key (widget_id, profile_id)',
  program_leaderboards: 'primary key (program_id, leaderboard_id)',
  program_points: 'primary key (program_id, profile_id)',
  entries: 'primary key (leaderboard_id, profile_id)',
  reward_actions: 'unique (profile_id, program_id, reward_action_key)',
  presences: 'primary key (channel, user_id)',
}

/** Their rows have no value after a crash. */
const UNLOGGED: ReadonlySet<string> = new Set<TableName>(['rate_buckets', 'presences'])

const AFTERWARDS = [
  'create index entries_by_place on entries (leaderboard_id, place)',
  'create index widgets_by_program on widgets (program_id, position)',
  'create index widgets_by_parent on widgets (parent_id) where parent_id is not null',
  'create index interactions_by_widget on interactions (widget_id, option_no)',
  'create index program_leaderboards_by_board on program_leaderboards (leaderboard_id)',
  'create index presences_by_user on presences (user_id)',
  'insert into realtime_clock (last) values (0)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = Object.entries(TABLES).map(([name, columns]) => {
    const lines = Object.entries(columns).map(([column, declaration]) => `${column} ${declaration}`)
    const key = Object.entries(KEYS).find(([table]) => table === name)?.[1]
    const kind = UNLOGGED.has(name) ? 'unlogged table' : 'table'
    return `create ${kind} ${name} (${[...lines, ...(key ? [key] : [])].join(', ')})`
  })
  for (const statement of [...tables, ...AFTERWARDS]) await sql.raw(statement).execute(db)
}
