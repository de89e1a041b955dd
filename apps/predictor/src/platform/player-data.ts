import { type CustomData, customDataFrom } from './custom-data.ts'
import { logFailure } from './log.ts'

/** What the game keeps in a profile's custom data. */
export interface PlayerData {
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
export function playerObject(customData: string | null): CustomData | undefined {
  return customData === null || customData.trim() === '' ? {} : customDataFrom(customData)
}

/** The readable ids; other content of the list costs only itself. */
export function predictedIn(data: CustomData): readonly string[] {
  const ids: unknown = data['interacted_programs_key']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
