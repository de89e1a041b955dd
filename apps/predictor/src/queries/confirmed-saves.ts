import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type { FixtureId, Tournament } from '@touchline/game-rules'
import { PredictorError } from '../config/predictor-error.ts'
import type { Settings } from '../config/settings.ts'
import type { PlayerStore } from '../device/device-storage.ts'
import { confirmedSavesOf } from '../device/player-records.ts'
import { isRetryable } from '../platform/faults.ts'
import { logFailure } from '../platform/log.ts'
import {
  ownToken,
  type Player,
  playerFromProfile,
  predictedFixtureIdsIn,
  savePlayerData,
  withPrediction,
} from '../platform/profile.ts'
import { keys } from './keys.ts'
import { retryDelayMs } from './query-client.ts'
import type { PlatformSession } from './session.ts'

/** The platform client of one player, with what the device stores for the player and what a reward is requested with. */
export interface PlayerSession extends PlatformSession {
  readonly settings: Pick<Settings, 'gameCentreUrl' | 'rewardCodePrefix'>
  readonly entry: { readonly tournament: Pick<Tournament, 'rewardActionKey'> }
  /** @default the browser's */
  readonly fetch?: typeof globalThis.fetch | undefined
  playerStore(): PlayerStore
}

/**
 * Records that the platform has every answer of a fixture that was sent, and starts what follows. Recorded first: if the page is
 * closed meanwhile, the next start continues. An edited prediction requests its reward again.
 */
export function confirmSave(session: PlayerSession, client: QueryClient, id: FixtureId): Promise<void> {
  const saves = confirmedSavesOf(session.playerStore())
  const dueReward = session.entry.tournament.rewardActionKey
  saves.change(id, { dueReward, count: (saves.read().get(id)?.count ?? 0) + 1 })
  // The list says so, even if the profile cannot be changed.
  client.setQueryData<Player>(keys.player(), (known) => known && withPrediction(known, id))
  return finishConfirmedSaves(session, client)
}

const RETRIES = 2

/**
 * Requests the rewards that are due, then adds to the player's profile the fixtures that it lacks: the order of the specification,
 * section 4. Neither can undo a save, so a failure is only logged, and the next start tries again. Never rejects.
 */
export async function finishConfirmedSaves(session: PlayerSession, client: QueryClient): Promise<void> {
  const mutation = new MutationObserver(client, {
    mutationFn: () => followConfirmedSaves(session, client),
    // A second run finds what the first one has left.
    scope: { id: 'confirmed saves' },
    retry: RETRIES,
    retryDelay: retryDelayMs,
    // A connection that the browser takes for lost may work.
    networkMode: 'always',
  })
  await mutation.mutate().catch((error) => logFailure('The profile was not updated', error))
}

/** @throws the first failure, after it has tried everything */
async function followConfirmedSaves(session: PlayerSession, client: QueryClient): Promise<void> {
  const { engagement, playerStore } = session
  const saves = [...confirmedSavesOf(playerStore()).read()]
  const rewards = await Promise.allSettled(
    saves.map(([id, { dueReward }]) => dueReward && requestReward(session, id, dueReward)),
  )
  const listed = predictedFixtureIdsIn(engagement.profile?.custom_data ?? null)
  const unlisted = saves.map(([id]) => id).filter((id) => !listed.includes(id))
  if (unlisted.length > 0) {
    const profile = await savePlayerData(engagement, { predictedFixtureIds: unlisted })
    client.setQueryData<Player>(keys.player(), playerFromProfile(profile))
  }
  const failed = rewards.find((reward) => reward.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

/** Before the status, in the text of the specification. */
const FAILED = 'Failed to invoke reward action: '
const SERVER_ERROR = 500
/** Statuses below that may pass: a token is renewed, a busy server is not busy any more. */
const PASSING: readonly number[] = [401, 408, 429]
/** The profile is changed after the reward, so a game centre that never responds must not delay it for long. */
const REWARD_TIMEOUT_MS = 10_000

/** Returns the code of a fixture's reward in the game centre, which support can search for. */
export function rewardCode({ settings }: Pick<PlayerSession, 'settings'>, id: FixtureId): string {
  return settings.rewardCodePrefix + id
}

/**
 * Asks the game-centre back end, which is no part of the platform, for the reward of a prediction.
 *
 * @throws PredictorError 'Failed to invoke reward action: {statusText}'
 */
async function requestReward(session: PlayerSession, id: FixtureId, actionKey: string): Promise<void> {
  const { engagement, settings, playerStore, fetch = globalThis.fetch } = session
  const saves = confirmedSavesOf(playerStore())
  const requestedFor = saves.read().get(id)?.count
  // A save that was confirmed during the request needs a request of its own.
  const notDue = () => (saves.read().get(id)?.count === requestedFor ? { dueReward: undefined } : {})
  try {
    const response = await fetch(new URL('rewards', settings.gameCentreUrl), {
      method: 'POST',
      // A redirect could lead the token to another origin.
      redirect: 'error',
      // The token as it is, without a scheme (spec decisions, 'Submitting').
      headers: { Authorization: ownToken(engagement), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        profile_id: engagement.profile?.id,
        program_id: id,
        reward_action_key: actionKey,
        code: rewardCode(session, id),
      }),
      signal: AbortSignal.timeout(REWARD_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new PredictorError(`${FAILED}no connection`, { cause, retryable: true })
    })
    const { ok, status, statusText } = response
    const retryable = status >= SERVER_ERROR || PASSING.includes(status)
    if (!ok) throw new PredictorError(FAILED + statusText, { retryable })
    saves.change(id, { isRewarded: true, ...notDue() })
  } catch (error) {
    logFailure(`The reward for fixture ${id} was not granted`, error)
    saves.change(id, {
      // An edited prediction keeps its earlier reward.
      isRewarded: saves.read().get(id)?.isRewarded ?? false,
      // After a final refusal another request would be refused too.
      ...(!isRetryable(error) && notDue()),
    })
    throw error
  }
}
