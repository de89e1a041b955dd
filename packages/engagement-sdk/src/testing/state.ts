import type { ChatRoom } from '../wire/chat-room.ts'
import type { Interaction } from '../wire/interaction.ts'
import type { Leaderboard, LeaderboardEntry } from '../wire/leaderboard.ts'
import type { Profile } from '../wire/profile.ts'
import type { Program } from '../wire/program.ts'
import type { Widget } from '../wire/widget.ts'

/** A clock that changes only when it is set. Epoch milliseconds. */
export interface SettableClock {
  now(): number
  set(at: number): void
  advance(ms: number): void
}

export function settableClock(at: number): SettableClock {
  let shown = at
  const set = (next: number) => {
    shown = next
  }
  return { now: () => shown, set, advance: (ms) => set(shown + ms) }
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
export class PlatformState {
  readonly origin: string
  readonly clientId: string
  readonly clock: SettableClock
  pageSize: number
  /** Fields that replace or extend the application resource's. */
  application: Readonly<Record<string, unknown>> = {}
  readonly programs = new Map<string, Program>()
  /** By id, with the addresses that `addProgram` gives them. */
  readonly widgets = new Map<string, Widget>()
  readonly profiles = new Map<string, Profile>()
  /** Profile id by token. */
  readonly tokens = new Map<string, string>()
  /** Tokens to which the platform responds with 401. */
  readonly expired = new Set<string>()
  readonly interactions: StoredInteraction[] = []
  /** Ids of the interactions whose rewards were claimed. */
  readonly claimed = new Set<string>()
  readonly leaderboards = new Map<string, Leaderboard>()
  /** Entries by leaderboard id. */
  readonly entries = new Map<string, readonly LeaderboardEntry[]>()
  readonly rooms = new Map<string, ChatRoom>()
  /** Seconds for the `Age` header of a timeline; 0 sends none. */
  timelineAgeS = 0

  constructor(options: PlatformOptions) {
    this.origin = options.origin ?? 'https://platform.test'
    this.clientId = options.clientId ?? 'test-client'
    this.clock = settableClock(options.now ?? DEFAULT_NOW)
    this.pageSize = options.pageSize ?? 20
  }
}
