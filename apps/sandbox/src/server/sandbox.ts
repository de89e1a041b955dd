import type { MatchResult } from '../core/match-result.ts'
import type { SandboxState } from '../core/sandbox-state.ts'
import type { Database } from '../data/database.ts'
import type { Faults } from '../middleware/faults.ts'
import type { RequestLog } from '../middleware/observe.ts'
import type { Realtime } from '../services/realtime/realtime.ts'
import type { ClockControl } from '../services/season/platform-clock.ts'
import type { SettleOutcome } from '../services/settling/settler.ts'

/** A running sandbox. */
export interface Sandbox extends AsyncDisposable {
  /** `http://localhost:4100` */
  readonly url: string
  /** Every origin that it answers from: one, or three with separate hosts. */
  readonly origins: readonly string[]
  /** The platform's endpoint, with its trailing slash. */
  readonly apiUrl: string
  readonly controlUrl: string
  readonly clientId: string
  readonly demoToken: string
  readonly demoProfileId: string
  readonly clock: ClockControl
  /** The real-time service: what is published here reaches every listener. */
  readonly realtime: Realtime
  /** The simulated faults. */
  readonly faults: Faults
  /** The requests to the platform so far. */
  readonly requests: RequestLog
  readonly db: Database
  /** Settles a program now, from the real result or a given one. */
  settle(programId: string, result?: MatchResult): Promise<SettleOutcome>
  /** Everything that is stored, to start another sandbox from (`state`). */
  exportState(): Promise<SandboxState>
  /** Empties the database and fills it as on the first day. */
  reset(): Promise<void>
  close(): Promise<void>
}
