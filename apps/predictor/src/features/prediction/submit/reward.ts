import type { Engagement } from '@touchline/engagement-sdk'
import type { FixtureId, Tournament } from '@touchline/game-rules'
import { PredictorError } from '../../../config/predictor-error.ts'
import type { Settings } from '../../../config/settings.ts'
import type { PlayerStore } from '../../../device/device-storage.ts'
import { rewardRecordOf } from '../../../device/player-records.ts'

const SERVER_ERROR = 500
/** The profile is changed after the reward, so a game centre that never answers must not delay it for long. */
const REWARD_TIMEOUT_MS = 10_000

interface RewardErrorDetails {
  readonly status?: number | undefined
  readonly cause?: unknown
}

/** The game-centre back end did not grant a reward. */
export class RewardError extends PredictorError {
  override name = 'RewardError' as const
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined

  constructor(statusText: string, { status, cause }: RewardErrorDetails) {
    // The specification's text.
    super(`Failed to invoke reward action: ${statusText}`, {
      cause,
      retryable: status === undefined || status >= SERVER_ERROR,
    })
    this.status = status
  }
}

export interface RewardRequest {
  readonly accessToken: string
  readonly playerId: string
  readonly fixtureId: string
  readonly rewardActionKey: string
  readonly signal?: AbortSignal | undefined
}

type RewardSettings = Pick<Settings, 'gameCentreUrl' | 'rewardCodePrefix'>

/** The code of a match's reward in the game centre, which support can search for. */
export function rewardCode(
  { rewardCodePrefix }: Pick<RewardSettings, 'rewardCodePrefix'>,
  fixtureId: string,
): string {
  return rewardCodePrefix + fixtureId
}

/**
 * Asks the game-centre back end, which is no part of the platform, for the reward of a prediction.
 *
 * @throws RewardError 'Failed to invoke reward action: {statusText}'
 */
export async function grantReward(
  request: RewardRequest,
  settings: RewardSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<void> {
  const { accessToken, playerId, fixtureId, rewardActionKey, signal } = request
  const response = await fetch(new URL('rewards', settings.gameCentreUrl), {
    method: 'POST',
    // A redirect could lead the token to another origin.
    redirect: 'error',
    // The token as it is, without a scheme (spec decisions, 'Submitting').
    headers: { Authorization: accessToken, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      profile_id: playerId,
      program_id: fixtureId,
      reward_action_key: rewardActionKey,
      code: rewardCode(settings, fixtureId),
    }),
    ...(signal !== undefined && { signal }),
  }).catch((cause: unknown) => {
    throw new RewardError('no connection', { cause })
  })
  if (!response.ok) throw new RewardError(response.statusText, { status: response.status })
}

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

/**
 * Requests the reward of a saved prediction, if the tournament has one. The device records the result.
 *
 * @throws RewardError
 */
export async function requestReward(
  { engagement, settings, playerStore, launch, entry, fetch }: RewardSession,
  fixtureId: FixtureId,
): Promise<void> {
  const { rewardActionKey } = entry.tournament
  const playerId = engagement.profile?.id
  if (rewardActionKey === undefined || playerId === undefined) return
  const record = rewardRecordOf(playerStore())
  // The current token: it may have been renewed since the game began.
  const accessToken = engagement.profile?.access_token ?? launch.accessToken
  const signal = AbortSignal.timeout(REWARD_TIMEOUT_MS)
  try {
    await grantReward({ accessToken, playerId, fixtureId, rewardActionKey, signal }, settings, fetch)
    record.granted(fixtureId)
  } catch (error) {
    record.failed(fixtureId)
    throw error
  }
}
