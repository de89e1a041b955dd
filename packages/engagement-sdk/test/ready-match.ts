import { createEngagement, type Engagement, type EngagementOptions } from '../src/index.ts'
import { type MatchScenario, matchDay, type PlatformOptions } from '../src/testing/index.ts'

/** A match day and a handle on it, not yet initialised. */
export interface ReadyMatch extends MatchScenario {
  readonly engagement: Engagement
}

/** A handle on a platform in memory, with whatever the test is about. */
export function matchWith(
  options: Partial<EngagementOptions> = {},
  platformOptions: PlatformOptions = {},
): ReadyMatch {
  const match = matchDay(platformOptions)
  const { clientId, endpoint, fetch } = match.platform
  const engagement = createEngagement({ clientId, endpoint, fetch, ...options })
  return { ...match, engagement }
}

/** The same, initialised as the scenario's fan; the calls of init are forgotten. */
export async function readyMatch(
  options: Partial<EngagementOptions> = {},
  platformOptions: PlatformOptions = {},
): Promise<ReadyMatch> {
  const match = matchWith(options, platformOptions)
  await match.engagement.init({ accessToken: match.token })
  match.platform.forgetCalls()
  return match
}
