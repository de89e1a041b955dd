import type { QueryClient } from '@tanstack/react-query'
import type { Engagement } from '@touchline/engagement-sdk'
import type { FixtureId, Tournament } from '@touchline/game-rules'
import type { Settings } from '../../config/settings.ts'
import type { PlayerStore } from '../../device/player-store.ts'
import { rewardRecordOf } from '../../device/reward-record.ts'
import { grantReward } from './grant-reward.ts'
import { retryQuietly } from './retry-quietly.ts'

/** The profile is changed after the reward, so a game centre that never answers must not delay it for long. */
const REWARD_TIMEOUT_MS = 10_000

/** What a reward is requested with. */
export interface RewardSession {
  readonly engagement: Engagement
  readonly settings: Settings
  readonly launch: { readonly accessToken: string }
  /** @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly entry: { readonly tournament: Pick<Tournament, 'rewardActionKey'> }
  playerStore(): PlayerStore
}

/** Requests the reward of a saved prediction, if the tournament has one. The device records the result. Never rejects. */
export async function requestReward(
  { engagement, settings, playerStore, launch, entry, fetch }: RewardSession,
  client: QueryClient,
  fixtureId: FixtureId,
): Promise<void> {
  const { rewardActionKey } = entry.tournament
  const playerId = engagement.profile?.id
  if (rewardActionKey === undefined || playerId === undefined) return
  const record = rewardRecordOf(playerStore())
  await retryQuietly(client, async () => {
    // The current token: it may have been renewed since the game began.
    const accessToken = engagement.profile?.access_token ?? launch.accessToken
    const signal = AbortSignal.timeout(REWARD_TIMEOUT_MS)
    const request = { accessToken, playerId, fixtureId, rewardActionKey, signal }
    await grantReward(request, settings, fetch).then(
      () => record.granted(fixtureId),
      (error: unknown) => {
        record.failed(fixtureId)
        throw error
      },
    )
  })
}
