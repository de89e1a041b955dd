import { type Engagement, getUserProfile, type Profile, updateUserProfile } from '@touchline/engagement-sdk'
import { type JsonObject, jsonObjectSchema, parsedJson } from '../config/parsed-json.ts'
import { isUncertain } from './faults.ts'
import { logFailure } from './log.ts'

/** Returns undefined for text that is not a JSON object; missing or blank text is an empty object. */
function playerObject(customData: string | null): JsonObject | undefined {
  return customData === null || customData.trim() === '' ? {} : parsedJson(customData, jsonObjectSchema)
}

/** Returns the fixtures that the player has predicted by a profile's custom data. Content that cannot be read is left out. */
export function predictedFixtureIdsIn(customData: string | null): readonly string[] {
  const ids = playerObject(customData)?.['interacted_programs_key']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Holds profile text that is not a JSON object, once the game has to write its own data. */
const UNREADABLE_KEY = 'unreadable_custom_data'

interface PlayerChanges {
  readonly isWelcomed?: true
  readonly predictedFixtureIds?: readonly string[]
}

/**
 * Merges the changes into the custom data of a profile. Unknown keys and unreadable text are kept, and fixtures are
 * added to the list, never removed from it.
 */
function textFromPlayerData(customData: string | null, changes: PlayerChanges): string {
  const data = playerObject(customData) ?? { [UNREADABLE_KEY]: customData }
  const predicted = new Set([...predictedFixtureIdsIn(customData), ...(changes.predictedFixtureIds ?? [])])
  return JSON.stringify({
    ...data,
    ...(changes.isWelcomed && { hideWelcomeScreen: true }),
    ...(predicted.size > 0 && { interacted_programs_key: [...predicted] }),
  })
}

/** The signed-in person in this game. */
export interface Player {
  readonly id: string
  readonly nickname: string
  /** Has seen the welcome page. */
  readonly isWelcomed: boolean
  /** A hint: fixtures that the player predicted on. The answers themselves are the truth. */
  readonly predictedFixtureIds: ReadonlySet<string>
}

/** Returns the player of a profile. Custom data that is not a JSON object is logged and treated as empty. */
export function playerFromProfile({
  id,
  nickname,
  custom_data,
}: Pick<Profile, 'id' | 'nickname' | 'custom_data'>): Player {
  const data = playerObject(custom_data)
  if (data === undefined) {
    logFailure(
      'The custom data of the profile cannot be read',
      'It is no JSON object. The game starts without it.',
    )
  }
  return {
    id,
    nickname,
    isWelcomed: data?.['hideWelcomeScreen'] === true,
    predictedFixtureIds: new Set(predictedFixtureIdsIn(custom_data)),
  }
}

/** Returns the player with one more predicted fixture. */
export function withPrediction(player: Player, fixtureId: string): Player {
  return { ...player, predictedFixtureIds: new Set([...player.predictedFixtureIds, fixtureId]) }
}

/** Returns the nickname as the platform stored it; a save whose response was lost is read back. */
export async function saveNickname(engagement: Engagement, nickname: string): Promise<Profile> {
  try {
    return await updateUserProfile(engagement, { accessToken: ownToken(engagement), nickname })
  } catch (error) {
    const profile = await readProfile(engagement).catch(() => undefined)
    if (profile?.nickname === nickname && isUncertain(error)) return profile
    throw error
  }
}

/** Merges a change into the newest custom data, so that neither another tab nor an unknown key loses. */
export function savePlayerData(engagement: Engagement, changes: PlayerChanges): Promise<Profile> {
  return oneAfterTheOther(engagement.profile?.id, async () => {
    const profile = await readProfile(engagement)
    const text = textFromPlayerData(profile.custom_data, changes)
    if (text === profile.custom_data) return profile
    return updateUserProfile(engagement, { accessToken: ownToken(engagement), custom_data: text })
  })
}

/** Returns the own profile as the platform has it now. */
export function readProfile(engagement: Engagement): Promise<Profile> {
  return getUserProfile(engagement, { accessToken: ownToken(engagement) })
}

export function ownToken({ profile }: Engagement): string {
  return profile?.access_token ?? ''
}

/**
 * Saves run one after the other, those of the browser's other tabs too: each of two at once would overwrite what the other adds.
 * A browser may have no locks, and a frame without an origin may not use them; a fixture that is lost there is added at the
 * next start.
 */
async function oneAfterTheOther<T>(playerId: string | undefined, save: () => Promise<T>): Promise<T> {
  let saving: Promise<T> | undefined
  const locked = async () => {
    saving = save()
    await saving
  }
  await navigator.locks?.request(`profile ${playerId}`, locked).catch(() => undefined)
  return saving ?? save()
}
