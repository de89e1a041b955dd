import type { Clock } from '../core/clock.ts'
import type { Database } from '../data/database.ts'
import type { Announcer } from '../services/realtime/announcer.ts'
import type { Settler } from '../services/settling/settler.ts'
import type { Authentication } from './authentication.ts'

export interface AppContext {
  readonly clientId: string
  readonly db: Database
  readonly clock: Clock
  readonly settler: Settler
  readonly auth: Authentication
  readonly announcer: Announcer
  /** Whether the application names real-time keys. */
  readonly hasRealtime: boolean
}
