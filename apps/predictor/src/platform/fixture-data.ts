import { instantFrom } from '@touchline/engagement-sdk'
import { customDataFrom } from './custom-data.ts'
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

/** Returns the fields that can be read; undefined if the text is not a JSON object. */
export function fixtureDataFromText(customData: string): FixtureData | undefined {
  const data = customDataFrom(customData)
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

/** A kick-off without a zone is UTC on every device, as all timestamps of the platform are. */
function kickOffFrom(value: unknown): number | undefined {
  if (typeof value === 'string') return instantFrom(value)
  return typeof value === 'number' ? value : undefined
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
