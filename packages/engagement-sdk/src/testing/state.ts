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

/** The data of the in-memory platform; tests may read and change it. */
export interface PlatformState {
  readonly origin: string
  readonly clientId: string
  readonly clock: SettableClock
  /** Page size of every list. */
  pageSize: number
  /** Fields that replace or extend the application resource's. */
  application: Readonly<Record<string, unknown>>
  readonly programs: Map<string, Program>
  /** By id; addresses are added when a widget is sent. */
  readonly widgets: Map<string, Widget>
  readonly profiles: Map<string, Profile>
  /** Profile id by token. */
  readonly tokens: Map<string, string>
  /** Tokens to which the platform responds with 401. */
  readonly expired: Set<string>
  readonly interactions: StoredInteraction[]
  /** Ids of the interactions whose rewards were claimed. */
  readonly claimed: Set<string>
  readonly leaderboards: Map<string, Leaderboard>
  /** Entries by leaderboard id. */
  readonly entries: Map<string, readonly LeaderboardEntry[]>
  readonly rooms: Map<string, ChatRoom>
  /** Seconds for the `Age` header of a timeline; 0 sends none. */
  timelineAgeS: number
}
