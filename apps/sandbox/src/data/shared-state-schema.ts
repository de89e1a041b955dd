import type { Generated } from 'kysely'

// Tables of what several processes share while they run.

export interface FaultsTable {
  id: string
  place: Generated<number>
  /** A Fault in JSON. */
  fault: unknown
  /** Null without a limit. */
  times_left: number | null
}

export interface RateBucketsTable {
  key: string
  spare: number
  filled_at: Generated<Date>
}

export interface PresenceSeatsTable {
  channel: string
  user_id: string
  timeout_seconds: number
  touched_at: number
  attributes: unknown
  place: Generated<number>
}

export interface RealtimeClockTable {
  one: Generated<boolean>
  /** The time of the last message, in 100 ns. */
  last: number
}

export interface RealtimeMessagesTable {
  timetoken: number
  /** A Publication in JSON. */
  body: unknown
}
