import type { Engagement, Profile } from '@touchline/engagement-sdk'
import type { Tournament } from '@touchline/game-rules'
import type { Settings } from '../config/settings.ts'
import { grantReward } from './grant-reward.ts'
import { logFailure } from './log.ts'
import { savePlayerData } from './save-player.ts'

const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 1000

/** What follows on a saved prediction. */
export interface Confirmation {
  readonly engagement: Engagement
  readonly settings: Settings
  readonly launch: { readonly accessToken: string }
  readonly entry: { readonly tournament: Pick<Tournament, 'rewardActionKey'> }
}

/**
 * Notes the prediction in the player's profile and asks for the reward, where the tournament has
 * one. Neither can undo the save: both are repeated quietly and then logged. Gives the profile.
 */
export async function confirmPrediction(
  { engagement, settings, launch, entry }: Confirmation,
  fixtureId: string,
): Promise<Profile | undefined> {
  const { rewardActionKey } = entry.tournament
  const playerId = engagement.profile?.id
  const [profile] = await Promise.all([
    quietly(() => savePlayerData(engagement, { predictedFixtureId: fixtureId })),
    rewardActionKey !== undefined && playerId !== undefined
      ? quietly(() =>
          // The token of this moment: it may have been renewed since the game began.
          grantReward(
            {
              accessToken: engagement.profile?.access_token ?? launch.accessToken,
              playerId,
              fixtureId,
              rewardActionKey,
            },
            settings,
          ),
        )
      : undefined,
  ])
  return profile
}

async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      logFailure(`After a saved prediction, attempt ${attempt} of ${MAX_ATTEMPTS}`, error)
      if (attempt === MAX_ATTEMPTS) return undefined
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
    }
  }
}
