import type { Engagement, OwnProfile, Program } from '@touchline/engagement-sdk'
import type { Fixture } from '@touchline/game-rules'

/** What the reads of this folder stand on. */
export interface PlatformAccess {
  readonly engagement: Engagement
  /** Initialises the client the first time; every read waits for it. */
  ready(): Promise<OwnProfile>
  /** Programs by id as they were last read. */
  readonly programs: Map<string, Program>
  /** Matches by id as their questions closed when these were last read. */
  readonly closings: Map<string, Pick<Fixture, 'kickOffAt' | 'closesAt'>>
}
