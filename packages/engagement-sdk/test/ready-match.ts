import { vi } from 'vitest'
import { createEngagement, type EngagementOptions } from '../src/index.ts'
import { matchDay, type PlatformOptions } from '../src/testing/index.ts'

/** A match day and its engagement. */
export type ReadyMatch = ReturnType<typeof matchWith>

/** Returns a match day with an engagement that is not initialised, and its logger. */
export function matchWith(options: Partial<EngagementOptions> = {}, platformOptions: PlatformOptions = {}) {
  const match = matchDay(platformOptions)
  const { clientId, endpoint, fetch } = match.platform
  const logger = { warn: vi.fn(), error: vi.fn() }
  const engagement = createEngagement({ clientId, endpoint, fetch, logger, ...options })
  return { ...match, engagement, logger }
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
