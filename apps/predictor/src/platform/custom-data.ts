import { instantFromText } from '@touchline/game-rules'
import * as z from 'zod/mini'

/** What a fixture's custom data says, as far as it could be read. */
export interface FixtureData {
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

const text = z.catch(z.optional(z.string()), undefined)

const fixtureSchema = z.object({
  team_a: text,
  team_b: text,
  team_a_logo: text,
  team_b_logo: text,
  stadium_name: text,
  round: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  match_start_time: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  match_status: text,
  all_results_available: z.catch(z.optional(z.union([z.boolean(), z.string(), z.number()])), undefined),
})

/** The text is no JSON object: `undefined`. Single fields that cannot be read are left out. */
export function fixtureDataFromText(customData: string): FixtureData | undefined {
  const parsed = z.safeParse(fixtureSchema, jsonFrom(customData))
  if (!parsed.success) return undefined
  const data = parsed.data
  return {
    homeName: data.team_a,
    awayName: data.team_b,
    homeLogo: data.team_a_logo,
    awayLogo: data.team_b_logo,
    venue: data.stadium_name,
    roundId: data.round === undefined ? undefined : String(data.round),
    kickOffAt: kickOffFrom(data.match_start_time),
    hasAllResults: isYes(data.all_results_available),
    isVoid: /^(void|cancelled|canceled|abandoned)$/i.test(data.match_status?.trim() ?? ''),
  }
}

/** A kick-off without a zone would be another hour on every device, so it counts as none. */
function kickOffFrom(value: string | number | undefined): number | undefined {
  return typeof value === 'string' ? instantFromText(value) : value
}

function isYes(value: boolean | string | number | undefined): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()))
}

/** What the game keeps in a profile's custom data. */
export interface PlayerData {
  readonly isWelcomed: boolean
  readonly predictedFixtureIds: readonly string[]
}

const playerSchema = z.looseObject({
  hideWelcomeScreen: z.catch(z.optional(z.boolean()), undefined),
  interacted_programs_key: z.catch(z.optional(z.array(z.string())), undefined),
})

export function playerDataFromText(customData: string | null): PlayerData {
  const data = playerObject(customData)
  return {
    isWelcomed: data.hideWelcomeScreen === true,
    predictedFixtureIds: data.interacted_programs_key ?? [],
  }
}

/**
 * The custom data to write: what is there with the changes merged in. Keys that the game does not
 * know are kept, and fixtures are added to the list, never taken from it.
 */
export function textFromPlayerData(
  customData: string | null,
  changes: { readonly isWelcomed?: true; readonly predictedFixtureId?: string },
): string {
  const data = playerObject(customData)
  const predicted = new Set(data.interacted_programs_key)
  if (changes.predictedFixtureId !== undefined) predicted.add(changes.predictedFixtureId)
  return JSON.stringify({
    ...data,
    ...(changes.isWelcomed && { hideWelcomeScreen: true }),
    ...(predicted.size > 0 && { interacted_programs_key: [...predicted] }),
  })
}

function playerObject(customData: string | null): z.infer<typeof playerSchema> {
  const parsed = z.safeParse(playerSchema, customData === null ? {} : jsonFrom(customData))
  return parsed.success ? parsed.data : {}
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
