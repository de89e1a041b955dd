import type { Engagement, OwnProfile, Program } from '@touchline/engagement-sdk'

/** What the reads of this folder stand on. */
export interface PlatformAccess {
  readonly engagement: Engagement
  /** Initialises the client the first time; every read waits for it. */
  ready(): Promise<OwnProfile>
  /** Programs by id as they were last read. */
  readonly programs: Map<string, Program>
}
