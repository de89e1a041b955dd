import type { Clock } from '../core/clock.ts'
import type { EventPublisher } from '../core/platform-event.ts'
import type { Database } from '../data/database.ts'
import type { VoteTally } from '../services/answering/engagement.ts'
import type { ResultsPublisher } from '../services/answering/results-publisher.ts'
import type { Settler } from '../services/settling/settler.ts'
import type { Authentication } from './authentication.ts'

/** The dependencies of the routes. */
export interface AppContext {
  readonly clientId: string
  readonly db: Database
  readonly clock: Clock
  readonly events: EventPublisher
  readonly settler: Settler
  readonly auth: Authentication
  readonly tally: VoteTally
  readonly results: ResultsPublisher
  /** Whether the application names real-time keys. */
  readonly hasRealtime: boolean
}
