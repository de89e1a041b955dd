import type { Clock } from '../clock.ts'
import type { Database } from '../data/database.ts'
import type { VoteTally } from '../data/vote-tally.ts'
import type { EventPublisher } from '../event-bus.ts'
import type { ResultsPublisher } from '../results-publisher.ts'
import type { Settler } from '../settle/settler.ts'
import type { TimelineAge } from '../timeline-age.ts'
import type { Doorkeeper } from './bearer.ts'

/** What every route may use. */
export interface AppContext {
  readonly clientId: string
  readonly db: Database
  readonly clock: Clock
  readonly events: EventPublisher
  readonly settler: Settler
  readonly door: Doorkeeper
  readonly tally: VoteTally
  readonly results: ResultsPublisher
  /** How old the cache pretends to be that answers timelines (contract 4.6); 0 is none. */
  readonly timeline: TimelineAge
  /** Whether the application names real-time keys. */
  readonly hasRealtime: boolean
}
