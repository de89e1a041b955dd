import { parseInstant } from '@touchline/game-rules'
import { isRecord } from '../config/is-record.ts'
import { logFailure } from './log.ts'
import { type OptionalFields, optionalFieldsIn } from './optional-fields.ts'

/** The readable part of a fixture's custom data. */
export interface FixtureData extends OptionalFields {
  readonly homeName?: string | undefined
  readonly awayName?: string | undefined
  readonly homeLogo?: string | undefined
  readonly awayLogo?: string | undefined
  readonly venue?: string | undefined
  readonly roundId?: string | undefined
  readonly kickOffAt?: number | undefined
  readonly hasAllResults: boolean
  /** It was called off. */
  readonly isVoid: boolean
}

/** The text is no JSON object: `undefined`. Single fields that cannot be read are left out. */
export function fixtureDataFromText(customData: string): FixtureData | undefined {
  const data = objectFrom(customData)
  if (data === undefined) return undefined
  const round = data['round']
  return {
    homeName: textOf(data['team_a']),
    awayName: textOf(data['team_b']),
    homeLogo: textOf(data['team_a_logo']),
    awayLogo: textOf(data['team_b_logo']),
    venue: textOf(data['stadium_name']),
    roundId: typeof round === 'number' ? String(round) : textOf(round),
    kickOffAt: kickOffFrom(data['match_start_time']),
    hasAllResults: isYes(data['all_results_available']),
    ...optionalFieldsIn(data),
    isVoid: /^(void|cancelled|canceled|abandoned)$/i.test(textOf(data['match_status'])?.trim() ?? ''),
  }
}

/** A kick-off without a zone would differ by device, so it is treated as missing. */
function kickOffFrom(value: unknown): number | undefined {
  if (typeof value === 'string') return parseInstant(value)
  return typeof value === 'number' ? value : undefined
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()))
}

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

type Fields = Readonly<Record<string, unknown>>

/** Returns undefined for text that is not a JSON object; missing or blank text is an empty object. */
function playerObject(customData: string | null): Fields | undefined {
  return customData === null || customData.trim() === '' ? {} : objectFrom(customData)
}

/** The readable ids; other content of the list costs only itself. */
function predictedIn(data: Fields): readonly string[] {
  const ids: unknown = data['interacted_programs_key']
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function objectFrom(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
