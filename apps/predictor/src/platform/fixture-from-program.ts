import { instantFrom, type Program } from '@touchline/engagement-sdk'
import { closesAt, type Fixture, resultsDueAt, type Team, type TeamPattern } from '@touchline/game-rules'
import { fixturesCopy } from '../config/copy.ts'
import { type JsonObject, jsonObjectSchema, parsedJson } from '../config/parsed-json.ts'
import { safeUrl } from '../config/urls.ts'
import { logFailure } from './log.ts'

/** The readable part of a fixture's custom data. */
interface FixtureData extends OptionalFields {
  readonly homeName?: string | undefined
  readonly awayName?: string | undefined
  readonly homeLogo?: string | undefined
  readonly awayLogo?: string | undefined
  readonly venue?: string | undefined
  readonly roundId?: string | undefined
  readonly kickOffAt?: number | undefined
  readonly hasAllResults: boolean
  /** It was called off, or postponed. */
  readonly isVoid: boolean
  readonly isPostponed: boolean
}

/** Returns the fields that can be read. */
export function fixtureDataFrom(data: JsonObject): FixtureData {
  const round = data['round']
  const status = (textOf(data['match_status']) ?? '').replaceAll('_', ' ')
  const isPostponed = POSTPONED.test(status)
  return {
    homeName: nameOf(data['team_a']),
    awayName: nameOf(data['team_b']),
    homeLogo: textOf(data['team_a_logo']),
    awayLogo: textOf(data['team_b_logo']),
    venue: textOf(data['stadium_name']),
    roundId: typeof round === 'number' ? String(round) : textOf(round),
    kickOffAt: kickOffFrom(data['match_start_time']),
    hasAllResults: isYes(data['all_results_available']),
    ...optionalFieldsIn(data),
    isVoid: isPostponed || CALLED_OFF.test(status),
    isPostponed,
  }
}

/** A kick-off outside of these years is written in other units than milliseconds. */
const EARLIEST_AT = Date.UTC(2000, 0)
const LATEST_AT = Date.UTC(2100, 0)

/** A kick-off without a zone is UTC on every device, as all timestamps of the platform are. */
function kickOffFrom(value: unknown): number | undefined {
  const at = typeof value === 'string' ? instantFrom(value) : value
  return typeof at === 'number' && at >= EARLIEST_AT && at <= LATEST_AT ? at : undefined
}

/** A fixture that is not played: 'Match Abandoned', 'CANC', 'STATUS_CANCELED', 'called off'. */
const CALLED_OFF = /\bvoid\b|cancel|\bcanc\b|abandon|\babd\b|called off/i
/** A fixture without a date as yet, and so without a result to wait for. */
const POSTPONED = /postpone|\bp(ost|pd)\b/i

function isYes(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()))
}

function nameOf(value: unknown): string | undefined {
  const name = textOf(value)
  return name === undefined || name.trim() === '' ? undefined : name
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Names in everyday use are shorter. */
const LONGEST_SHORT_NAME = 20

/** Fields of a fixture that the specification does not name: short names and colours of the teams, and the final score. */
interface OptionalFields {
  readonly home: TeamFields
  readonly away: TeamFields
  readonly score?: { readonly home: number; readonly away: number } | undefined
  /** Fields with a value that cannot be used. */
  readonly unusable: readonly string[]
}

type TeamFields = Pick<Team, 'shortName' | 'monogram' | 'primary' | 'secondary' | 'pattern'>

/** Reads the optional fields of a fixture's custom data. An empty field is absent; a score needs both sides. */
function optionalFieldsIn(data: JsonObject): OptionalFields {
  const unusable: string[] = []
  function read<Value>(field: string, parse: (text: string) => Value | undefined): Value | undefined {
    const given = data[field] ?? ''
    const text = String(given).trim()
    if (text === '') return undefined
    const value = typeof given === 'string' || typeof given === 'number' ? parse(text) : undefined
    if (value === undefined) unusable.push(field)
    return value
  }
  const readTeam = (side: 'team_a' | 'team_b'): TeamFields => ({
    shortName: read(`${side}_short`, shortNameFrom),
    monogram: read(`${side}_code`, codeFrom),
    ...read(`${side}_colours`, coloursFrom),
    pattern: read(`${side}_pattern`, patternFrom),
  })
  const home = read('score_a', scoreFrom)
  const away = read('score_b', scoreFrom)
  return {
    home: readTeam('team_a'),
    away: readTeam('team_b'),
    score: home === undefined || away === undefined ? undefined : { home, away },
    unusable,
  }
}

function codeFrom(text: string): string | undefined {
  return /^[\p{L}\p{N}]{1,3}$/u.test(text) ? text : undefined
}

/** @example coloursFrom('#0A1F44 #F5C518') //=> { primary: '#0A1F44', secondary: '#F5C518' } */
function coloursFrom(text: string): Pick<Team, 'primary' | 'secondary'> | undefined {
  const [, primary, secondary] = /^(#[0-9a-f]{6})[ ,]+(#[0-9a-f]{6})$/i.exec(text) ?? []
  return primary === undefined ? undefined : { primary, secondary }
}

const PATTERNS: readonly TeamPattern[] = ['hoops', 'halves', 'sash']

function patternFrom(text: string): TeamPattern | undefined {
  return PATTERNS.find((pattern) => pattern === text)
}

function shortNameFrom(text: string): string | undefined {
  return /\p{L}/u.test(text) && text.length <= LONGEST_SHORT_NAME ? text : undefined
}

function scoreFrom(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

/** Longer than any club's name. Longer texts are truncated. */
const LONGEST_NAME = 120

/** A fixture with the leaderboards that it is linked with. */
export interface ListedFixture {
  readonly fixture: Fixture
  readonly boards: readonly { readonly id: string; readonly name: string }[]
}

/**
 * The fixture that a program is, or nothing: programs without custom data are dropped, and so are those of which no kick-off
 * is known, because they could open or close by accident. Custom data that cannot be read is taken as empty.
 */
export function fixtureFromProgram(program: Program): ListedFixture | undefined {
  if (program.custom_data === null) return undefined
  const customData = parsedJson(program.custom_data, jsonObjectSchema)
  const data = fixtureDataFrom(customData ?? {})
  const kickOffAt = data.kickOffAt ?? instantFrom(program.scheduled_at)
  const isPartlyKnown = customData === undefined
  if (isPartlyKnown || kickOffAt === undefined) {
    const effect = kickOffAt === undefined ? 'It is left out of the list.' : 'It is shown with what is known.'
    logFailure(`The custom data of program ${program.id} cannot be read`, effect)
  }
  if (kickOffAt === undefined) return undefined
  const missing = [
    ...(data.kickOffAt === undefined ? ['match_start_time'] : []),
    ...(data.homeName === undefined ? ['team_a'] : []),
    ...(data.awayName === undefined ? ['team_b'] : []),
  ]
  for (const field of isPartlyKnown ? [] : [...missing, ...data.unusable]) {
    logFailure(`${field} of program ${program.id} cannot be used`, 'The fixture is shown without it.')
  }
  return {
    fixture: {
      id: program.id,
      roundId: data.roundId,
      home: { ...data.home, ...teamOf(data.homeName, data.homeLogo) },
      away: { ...data.away, ...teamOf(data.awayName, data.awayLogo) },
      venue: data.venue,
      kickOffAt,
      closesAt: closesAt({ kickOffAt }),
      // A fixture that was called off gets no result.
      resultsDueAt: data.isVoid ? undefined : resultsDueAt(kickOffAt),
      isSettled: data.hasAllResults && !data.isVoid,
      score: data.score,
      isVoid: data.isVoid,
      isPostponed: data.isPostponed,
      isPartlyKnown,
    },
    boards: program.leaderboards.map(({ id, name }) => ({ id, name })),
  }
}

function teamOf(name: string | undefined, logo: string | undefined): Team {
  return {
    name: (name ?? fixturesCopy.unknownTeam).slice(0, LONGEST_NAME),
    logoUrl: safeUrl(logo),
  }
}
