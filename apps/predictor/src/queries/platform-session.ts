import type { Engagement, OwnProfile } from '@touchline/engagement-sdk'

/** The platform client of one player. */
export interface PlatformSession {
  readonly engagement: Engagement
  /** Initialises the client the first time, and resolves to the same profile from then on. */
  ready(): Promise<OwnProfile>
}
