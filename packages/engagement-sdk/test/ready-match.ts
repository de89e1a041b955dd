import { createEngagement, type Engagement, type EngagementOptions } from '../src/index.ts'
import { type MatchScenario, matchDay, type PlatformOptions } from '../src/testing/index.ts'

/** A match day and its engagement. */
export interface ReadyMatch extends MatchScenario {
  readonly engagement: Engagement
}

/** Returns a match day with an engagement that is not initialised. */
export function matchWith(
  options: Partial<EngagementOptions> = {},
  platformOptions: PlatformOptions = {},
): ReadyMatch {
  const match = matchDay(platformOptions)
  const { clientId, endpoint, fetch } = match.platform
  const engagement = createEngagement({ clientId, endpoint, fetch, ...options })
  return { ...match, engagement }
}

/** Returns a match day with an engagement that is initialised as the scenario's fan; the calls of init are not recorded. */
export async function readyMatch(
  options: Partial<EngagementOptions> = {},
  platformOptions: PlatformOptions = {},
): Promise<ReadyMatch> {
  const match = matchWith(options, platformOptions)
  await match.engagement.init({ accessToken: match.token })
  match.platform.forgetCalls()
  return match
}
