import type { ChatRoom } from '../wire/chat-room.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import type { Profile } from '../wire/profile.ts'
import type { Program } from '../wire/program.ts'
import type { Widget } from '../wire/widget.ts'

/** Returns a clock that changes only when it is set. Epoch milliseconds. */
function settableClock(at: number) {
  let shown = at
  const set = (next: number) => {
    shown = next
  }
  return { now: () => shown, set, advance: (ms: number) => set(shown + ms) }
}

/** A call as the platform saw it. */
export interface RecordedCall {
  readonly method: string
  /** Path with its query, below the origin. */
  readonly path: string
  readonly url: string
  /** The bearer token; undefined without one. */
  readonly token: string | undefined
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown
}

export interface StoredInteraction extends Interaction {
  readonly profile_id: string
}

export interface PlatformOptions {
  /** @default 'https://platform.test' */
  readonly origin?: string | undefined
  /** @default 'test-client' */
  readonly clientId?: string | undefined
  /** What the platform's clock shows, in epoch milliseconds. @default 2024-04-27T05:30:00Z */
  readonly now?: number | undefined
  /** Page size of every list. @default 20 */
  readonly pageSize?: number | undefined
}

/** 2024-04-27T05:30:00Z: a Saturday of the 2024 season. */
const DEFAULT_NOW = Date.UTC(2024, 3, 27, 5, 30)

/** The data of the in-memory platform; tests may read and change it. */
export type PlatformState = ReturnType<typeof createState>

export function createState(options: PlatformOptions) {
  const application: Readonly<Record<string, unknown>> = {}
  const interactions: StoredInteraction[] = []
  return {
    origin: options.origin ?? 'https://platform.test',
    clientId: options.clientId ?? 'test-client',
    clock: settableClock(options.now ?? DEFAULT_NOW),
    pageSize: options.pageSize ?? 20,
    /** Fields that replace or extend the application resource's. */
    application,
    programs: new Map<string, Program>(),
    /** By id, with the addresses that `addProgram` gives them. */
    widgets: new Map<string, Widget>(),
    profiles: new Map<string, Profile>(),
    /** Profile id by token. */
    tokens: new Map<string, string>(),
    /** Tokens to which the platform responds with 401. */
    expired: new Set<string>(),
    interactions,
    /** Ids of the interactions whose rewards were claimed. */
    claimed: new Set<string>(),
    leaderboards: new Map<string, Leaderboard>(),
    /** Entries by leaderboard id. */
    entries: new Map<string, readonly LeaderboardEntry[]>(),
    rooms: new Map<string, ChatRoom>(),
    /** Seconds for the `Age` header of a timeline; 0 sends none. */
    timelineAgeS: 0,
  }
}
