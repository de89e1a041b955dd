import type { Profile } from '@touchline/engagement-sdk'
import { type JsonObject, jsonObjectSchema, parsedJson } from '../config/parsed-json.ts'
import { logFailure } from './log.ts'

/** What the game keeps in a profile's custom data. */
interface PlayerData {
  readonly isWelcomed: boolean
  readonly predictedFixtureIds: readonly string[]
}

/** Reads a profile's custom data; text that is not a JSON object is logged and counts as empty. */
export function playerDataFromText(customData: string | null): PlayerData {
  const data = playerObject(customData)
  if (data === undefined) {
    logFailure(
      'The custom data of the profile cannot be read',
      'It is no JSON object. The game starts without it.',
    )
  }
  return { isWelcomed: data?.['hideWelcomeScreen'] === true, predictedFixtureIds: predictedIn(data ?? {}) }
}

/** Returns undefined for text that is not a JSON object; missing or blank text is an empty object. */
function playerObject(customData: string | null): JsonObject | undefined {
  return customData === null || customData.trim() === '' ? {} : parsedJson(customData, jsonObjectSchema)
}

/** Returns the matches that the player has predicted by a profile's custom data; none if it cannot be read. */
export function predictedFixtureIdsIn(customData: string | null): readonly string[] {
  return predictedIn(playerObject(customData) ?? {})
}

/** The readable ids; other content of the list costs only itself. */
function predictedIn(data: JsonObject): readonly string[] {
  const ids: unknown = data['interacted_programs_key']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Holds profile text that is not a JSON object, once the game has to write its own data. */
const UNREADABLE_KEY = 'unreadable_custom_data'

/**
 * Merges the changes into the custom data of a profile. Unknown keys and unreadable text are kept, and fixtures are
 * added to the list, never removed from it.
 */
export function textFromPlayerData(
  customData: string | null,
  changes: { readonly isWelcomed?: true; readonly predictedFixtureIds?: readonly string[] },
): string {
  const data = playerObject(customData) ?? { [UNREADABLE_KEY]: customData }
  const predicted = new Set([...predictedIn(data), ...(changes.predictedFixtureIds ?? [])])
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

export function playerFromProfile(profile: Pick<Profile, 'id' | 'nickname' | 'custom_data'>): Player {
  const { isWelcomed, predictedFixtureIds } = playerDataFromText(profile.custom_data)
  return {
    id: profile.id,
    nickname: profile.nickname,
    isWelcomed,
    predictedFixtureIds: new Set(predictedFixtureIds),
  }
}

/** The player with one more match that was predicted on. */
export function withPrediction(player: Player, fixtureId: string): Player {
  return { ...player, predictedFixtureIds: new Set([...player.predictedFixtureIds, fixtureId]) }
}
